/** A point in space, and its position on the screen. */
export interface Point {
  x: number;
  y: number;
  z: number;
}

/** Points along a (2, 3) torus knot, by its parametric form; each within 3 of the center. */
export function knot(count: number): Point[] {
  return Array.from({length: count}, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const radius = 2 + Math.cos(3 * angle);
    return {x: radius * Math.cos(2 * angle), y: radius * Math.sin(2 * angle), z: Math.sin(3 * angle)};
  });
}

/** Rotates a point around the vertical axis, then tilts it. */
export function turn({x, y, z}: Point, turned: number, tilted: number): Point {
  const across = x * Math.cos(turned) + z * Math.sin(turned);
  const depth = z * Math.cos(turned) - x * Math.sin(turned);
  return {
    x: across,
    y: y * Math.cos(tilted) - depth * Math.sin(tilted),
    z: y * Math.sin(tilted) + depth * Math.cos(tilted),
  };
}
