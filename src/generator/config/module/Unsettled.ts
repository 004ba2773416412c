/** What a module of the site is stopped with when its value never comes. */
export class Unsettled extends Error {
  /** Whether the module itself never ends, by an `await` of its own, or the promise that it exports. */
  readonly what: 'module' | 'value';
  /** How long it was waited for (s); undefined when nothing was left to wait for. */
  readonly seconds: number | undefined;

  constructor(what: Unsettled['what'], seconds?: number) {
    super('The module does not settle.');
    this.name = 'Unsettled';
    this.what = what;
    this.seconds = seconds;
  }
}
