#!/usr/bin/env node
/** The program `rankfile`. It is built on the package's public calls alone. */
import { RulesError, ready } from "rankfile";
import { version } from "../../package.json";
import { check } from "./check.js";
import { FaultyInput } from "./faults.js";
import type { Answer, Command } from "./options.js";
import { perft } from "./perft.js";
import { replay } from "./replay.js";
import { svg } from "./svg.js";
import { hint, UsageError } from "./usage.js";

const commands: Record<string, Command> = { svg, check, perft, replay };

const help = `Usage: rankfile COMMAND [FILE] [options]

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(8)}${summary}`)
  .join("\n")}

  rankfile COMMAND --help  what a command takes, with examples
  rankfile --version
`;

async function run([name, ...args]: string[]): Promise<Answer> {
  if (name === undefined) throw new UsageError("a COMMAND is missing");
  if (name === "--version") return { text: `${version}\n`, code: 0 };
  if (name === "--help" || name === "-h") return { text: help, code: 0 };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    throw new UsageError(
      `there is no command ${name}${hint(name, Object.keys(commands)) || `; there is ${Object.keys(commands).join(", ")}`}`,
    );
  }
  // Whatever else was typed: who asks for help gets it.
  if (args.includes("--help") || args.includes("-h")) return { text: command.help, code: 0 };
  await ready;
  return command.run(args);
}

/** What went wrong, in words for people, and as data for whoever asked for it. */
function failed(error: unknown, args: readonly string[]): Answer {
  if (error instanceof FaultyInput) {
    console.error(error.message);
    const { faults } = error;
    return { text: args.includes("--json") ? `${JSON.stringify({ faults }, null, 2)}\n` : "", code: 1 };
  }
  // Outside of the input it is an option that the rules refuse.
  if (!(error instanceof UsageError || error instanceof RulesError)) throw error;
  const [name = ""] = args;
  console.error(`rankfile: ${error.message}\nTry rankfile${Object.hasOwn(commands, name) ? ` ${name}` : ""} --help`);
  return { text: "", code: 2 };
}

async function main(args: string[]): Promise<void> {
  // Whoever reads may have read enough.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  const { text, code } = await run(args).catch((error: unknown) => failed(error, args));
  process.stdout.write(text);
  process.exitCode = code;
}

void main(process.argv.slice(2));
