import {type RefObject, useCallback, useEffect, useState} from 'react';

/** Rows rendered above and below the visible ones, so that they're ready when the reader scrolls. */
const SPARE = 4;

interface VisibleRows {
  first: number;
  last: number;
  /** Height of a row in pixels. */
  rowHeight: number;
  onScroll: () => void;
  /** Scrolls as little as needed to show a row. */
  reveal: (row: number) => void;
}

/** Which rows of a scrolling sheet to render. A row is two root ems high, below a header of the same height. */
export function useVisibleRows(container: RefObject<HTMLElement | null>, rows: number): VisibleRows {
  const [rowHeight, setRowHeight] = useState(32);
  const [view, setView] = useState({top: 0, height: 320});

  const onScroll = useCallback(() => {
    const element = container.current;
    if (element) setView({top: element.scrollTop, height: element.clientHeight});
  }, [container]);

  useEffect(() => {
    setRowHeight(2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    const observer = new ResizeObserver(onScroll);
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, [container, onScroll]);

  return {
    first: Math.max(0, Math.floor(view.top / rowHeight) - SPARE),
    last: Math.min(rows - 1, Math.ceil((view.top + view.height) / rowHeight) + SPARE),
    rowHeight,
    onScroll,
    reveal: (row) => {
      const element = container.current;
      if (!element) return;
      const top = row * rowHeight;
      // The sticky header covers the first row's height.
      const space = element.clientHeight - 2 * rowHeight;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top > element.scrollTop + space) element.scrollTop = top - space;
    },
  };
}
