import {useEffect, useLayoutEffect} from 'react';

/** `useLayoutEffect` in the browser; while a page is prerendered, it would only have a warning. */
export default typeof window === 'undefined' ? useEffect : useLayoutEffect;
