const canUseDOM = typeof window !== 'undefined' && typeof document !== 'undefined';

/** What the environment that the code runs in supports (Docusaurus `ExecutionEnvironment`). */
const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM,
};

export default ExecutionEnvironment;
