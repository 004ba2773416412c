import {exitMessage} from '../../problems/exitMessage.ts';

/** What is thrown where a module of the site calls `process.exit`. */
export class ExitCall extends Error {
  constructor(code?: unknown) {
    super(exitMessage(code));
    this.name = 'ExitCall';
  }
}
