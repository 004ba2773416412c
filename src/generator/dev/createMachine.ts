/** The result of an event: the next state, and the effects to perform, in order. */
export interface Step<State, Effect> {
  state: State;
  effects: readonly Effect[];
}

/** A state that only changes through events. */
export interface Machine<State, Event> {
  state(): State;
  /** Processes an event. An event that is dispatched while effects are performed is processed after them. */
  dispatch(event: Event): void;
}

/**
 * Runs a reducer.
 *
 * @param next Pure: returns the next state and the effects of an event.
 * @param perform Starts an effect, and dispatches its results, now or later. Must not throw.
 */
export function createMachine<State, Event, Effect>(
  first: State,
  next: (state: State, event: Event) => Step<State, Effect>,
  perform: (effect: Effect) => void,
): Machine<State, Event> {
  const events: Event[] = [];
  let state = first;
  let isRunning = false;

  function run(): void {
    isRunning = true;
    try {
      for (let event = events.shift(); event !== undefined; event = events.shift()) {
        const step = next(state, event);
        state = step.state;
        for (const effect of step.effects) perform(effect);
      }
    } finally {
      isRunning = false;
    }
  }

  return {
    state: () => state,
    dispatch(event) {
      events.push(event);
      if (!isRunning) run();
    },
  };
}
