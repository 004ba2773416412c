const canUseDOM = typeof window !== 'undefined' && typeof document !== 'undefined';

/** What the place where the code runs can do (Docusaurus `ExecutionEnvironment`). */
const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM,
};

export default ExecutionEnvironment;
