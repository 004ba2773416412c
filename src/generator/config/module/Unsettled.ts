/** The reason for stopping a module of the site whose value never arrives. */
export class Unsettled extends Error {
  /** Whether the module itself never ends, because of a top-level `await`, or the promise that it exports. */
  readonly what: 'module' | 'value';
  /** How long it was awaited (s); undefined when nothing was left to wait for. */
  readonly seconds: number | undefined;

  constructor(what: Unsettled['what'], seconds?: number) {
    super('The module does not settle.');
    this.name = 'Unsettled';
    this.what = what;
    this.seconds = seconds;
  }
}
