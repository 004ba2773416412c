/** Another build has replaced the output since it was compared with the plan. */
export class OutputReplacedError extends Error {}
