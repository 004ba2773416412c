import {useEffect, useState} from 'react';

/** Whether the window is wide or narrow; `ssr` until the browser has rendered the page. */
export function useWindowSize({
  desktopBreakpoint = 996,
}: {
  desktopBreakpoint?: number;
} = {}): 'ssr' | 'desktop' | 'mobile' {
  const [size, setSize] = useState<'ssr' | 'desktop' | 'mobile'>('ssr');
  useEffect(() => {
    const update = (): void => setSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}
