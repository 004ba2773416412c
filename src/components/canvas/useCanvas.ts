import {type RefObject, useEffect, useEffectEvent, useRef} from 'react';
import {useReducedMotion} from './useReducedMotion.ts';

/** The input of a frame. Lengths are in CSS pixels. */
export interface Frame {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
  /** Seconds of animation so far, without pauses. */
  seconds: number;
  /** The canvas element's CSS color, so that drawings follow the color mode. */
  color: string;
}

/** More than two device pixels per CSS pixel cost time without a visible gain. */
const MAX_PIXEL_RATIO = 2;

/**
 * Draws on a canvas: continuously while it's visible and not paused, otherwise only when its size or
 * the colors change. Readers who prefer reduced motion get still frames. Everything stops on unmount.
 */
export function useCanvas(
  draw: (frame: Frame) => void,
  paused: boolean,
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const seconds = useRef(0);
  const drawFrame = useEffectEvent(draw);
  const still = useReducedMotion() || paused;

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    let request = 0;
    let last: number | undefined;
    let visible = false;

    const paint = () => {
      const {clientWidth: width, clientHeight: height} = element;
      const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
      if (element.width !== Math.round(width * ratio) || element.height !== Math.round(height * ratio)) {
        element.width = Math.round(width * ratio);
        element.height = Math.round(height * ratio);
      }
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, width, height);
      drawFrame({context, width, height, seconds: seconds.current, color: getComputedStyle(element).color});
    };
    const step = (now: number) => {
      seconds.current += last === undefined ? 0 : (now - last) / 1000;
      last = now;
      paint();
      request = requestAnimationFrame(step);
    };
    const update = () => {
      cancelAnimationFrame(request);
      last = undefined;
      const moving = visible && !document.hidden && !still;
      element.dataset.moving = String(moving);
      if (moving) request = requestAnimationFrame(step);
      else paint();
    };

    const onScreen = new IntersectionObserver((entries) => {
      visible = entries.at(-1)?.isIntersecting ?? false;
      update();
    });
    onScreen.observe(element);
    const size = new ResizeObserver(paint);
    size.observe(element);
    // The color mode is an attribute of the document.
    const colors = new MutationObserver(paint);
    colors.observe(document.documentElement, {attributeFilter: ['data-theme']});
    document.addEventListener('visibilitychange', update);
    return () => {
      cancelAnimationFrame(request);
      onScreen.disconnect();
      size.disconnect();
      colors.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [still]);

  return canvas;
}
