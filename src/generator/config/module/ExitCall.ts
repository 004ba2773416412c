/** What is thrown where a module of the site calls `process.exit`. */
export class ExitCall extends Error {
  /** The call, as it is written: `process.exit(1)`. */
  readonly call: string;

  constructor(code?: unknown) {
    super('A module of the site ends the process.');
    this.name = 'ExitCall';
    this.call = `process.exit(${code === undefined ? '' : String(code)})`;
  }
}
