import type {Breaks} from './Change.ts';

export const NEITHER: Breaks = {request: false, response: false};

/** Allows less than before: valid requests may become invalid. */
export const NARROWER: Breaks = {request: true, response: false};

/** Allows more than before: responses may contain values they never had. */
export const WIDER: Breaks = {request: false, response: true};

export const BOTH: Breaks = {request: true, response: true};
