import type { Flaw, Refusal } from "./types.js";

/** Everything that this library throws. `code` never changes; the message is for developers, not for players. */
export class RulesError extends Error {
  override readonly name = "RulesError";
  /** One of the codes of the contract, e.g. `not-your-turn`. */
  readonly code: string;
  /** The number of the rule that refuses. */
  readonly rule?: string;
  /** The square at fault. */
  readonly at?: string;
  /** Further data by name. */
  readonly detail?: Record<string, string | number>;
  /** Every fault of a set-up, position or layout. */
  readonly flaws?: Flaw[];
  /** Where a text is faulty, in UTF-8 bytes. */
  readonly offset?: number;
  /** Where a file is faulty, from 1. */
  readonly line?: number;
  /** In UTF-8 bytes, from 1. */
  readonly column?: number;

  /** `options.cause`: what a caller's own getter threw, where that is why an option cannot be read. */
  constructor(fault: RulesFault, options?: ErrorOptions) {
    super(fault.message ?? summary(fault), options);
    this.code = fault.code;
    if (fault.rule !== undefined) this.rule = fault.rule;
    if (fault.at !== undefined) this.at = fault.at;
    if (fault.detail !== undefined) this.detail = fault.detail;
    if (fault.flaws !== undefined) this.flaws = fault.flaws;
    if (fault.offset !== undefined) this.offset = fault.offset;
    if (fault.line !== undefined) this.line = fault.line;
    if (fault.column !== undefined) this.column = fault.column;
  }
}

/** All that a fault says, on one line. */
function summary(fault: RulesFault): string {
  const { line, column, offset, flaws = [] } = fault;
  const place = line === undefined ? "" : `, line ${line} column ${column}`;
  const byte = offset === undefined ? "" : `, byte ${offset}`;
  return [refused(fault) + place + byte, flaws.map(refused).join("; ")].filter(Boolean).join(": ");
}

const refused = ({ code, rule, at, detail = {} }: Refusal): string => {
  const details = Object.entries(detail).map(([name, value]) => `, ${name} ${JSON.stringify(value)}`);
  return code + (rule === undefined ? "" : ` by ${rule}`) + (at === undefined ? "" : ` at ${at}`) + details.join("");
};

/** The plain data of a `RulesError`, as it may be sent elsewhere and made an error again. */
export interface RulesFault extends Refusal {
  message?: string;
  flaws?: Flaw[];
  offset?: number;
  line?: number;
  column?: number;
}
