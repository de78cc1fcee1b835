// What wasm-opt is told, for the package and for what is measured alike.

// What the compiler uses by default, by name: "all features" makes modules that Node 20 refuses.
const features = [
  "bulk-memory",
  "multivalue",
  "mutable-globals",
  "nontrapping-float-to-int",
  "reference-types",
  "sign-ext",
];

/** For code that is to be quick. */
export const optimizations = told("-Oz");

/**
 * For code that is to be small: flattened first, the second round finds more. The stack ends in the first kilobyte of memory.
 * Functions that are called once stay functions: what a host enters for one question must not be all of the rules.
 */
export const smallest = told(
  ...["--flatten", "--rereloop", "-Oz", "-Oz", "--low-memory-unused"],
  "--one-caller-inline-max-function-size=20",
);

function told(...passes) {
  return [
    ...passes,
    ...features.map((feature) => `--enable-${feature}`),
    // Packing drops the zeros between tables, which brotli had for free, and pays for it in code.
    "--skip-pass=memory-packing",
    "--strip-producers",
    "--strip-target-features",
  ];
}
