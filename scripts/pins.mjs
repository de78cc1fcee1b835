// Checks that versions which must be one are one, and that lock files name no place to download from.
import { Failure, read, readJson, say } from "./lib.mjs";

export function checkPins() {
  const wrong = [];
  const expect = (right, message) => {
    if (!right) wrong.push(message);
  };

  const manifest = read("Cargo.toml");
  const locked = (name) =>
    [...read("Cargo.lock").matchAll(/^name = "(.+)"\nversion = "(.+)"$/gm)]
      .filter((found) => found[1] === name)
      .map((found) => found[2]);
  // The library, the generator of its glue and the runner of its tests, and the library of those tests.
  for (const name of ["wasm-bindgen", "wasm-bindgen-cli", "wasm-bindgen-cli-support", "wasm-bindgen-test"]) {
    const pin = manifest.match(new RegExp(`^${name} = (?:\\{ version = )?"=([^"]+)"`, "m"))?.[1];
    expect(pin !== undefined, `Cargo.toml pins no version of ${name} with "=".`);
    expect(locked(name).join() === pin, `Cargo.lock has ${name} ${locked(name)}, Cargo.toml pins ${pin}.`);
  }
  const [library, ...others] = ["wasm-bindgen", "wasm-bindgen-cli", "wasm-bindgen-cli-support"].map((name) =>
    locked(name).join(),
  );
  expect(
    others.every((version) => version === library),
    "The parts of wasm-bindgen are of different versions.",
  );

  const workshop = readJson("package.json");
  const crate = manifest.match(/^\[package\][^[]*?^version = "([^"]+)"$/m)[1];
  expect(workshop.version === crate, `package.json says version ${workshop.version}, Cargo.toml ${crate}.`);
  const tools = ["tests/pack/tools", "docs/tools", "bench/peers"];
  const packages = [workshop.devDependencies, ...tools.map((path) => readJson(`${path}/package.json`).dependencies)];
  for (const [name, version] of packages.flatMap(Object.entries)) {
    expect(/^\d+\.\d+\.\d+$/.test(version), `${name} is not pinned to one version.`);
  }
  for (const lock of ["package-lock.json", ...tools.map((path) => `${path}/package-lock.json`)]) {
    expect(!read(lock).includes('"resolved"'), `${lock} names download addresses.`);
  }

  if (wrong.length > 0) throw new Failure(wrong.join("\n"));
  say(`wasm-bindgen ${library} throughout; ${packages.flatMap(Object.keys).length} npm packages pinned.`);
}
