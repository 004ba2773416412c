import {classicPreset} from './docusaurusSchema.ts';

/** Whether a configuration has presets other than the classic one. */
export function hasForeignPresets({presets}: Record<string, unknown>): boolean {
  return Array.isArray(presets) && presets.some(isForeignPreset);
}

/** Whether an entry of `presets` is a function, or names something other than the classic preset. */
export function isForeignPreset(preset: unknown): boolean {
  const [named]: unknown[] = Array.isArray(preset) ? preset : [preset];
  return (
    typeof named === 'function' || (typeof named === 'string' && !classicPreset.safeParse(named).success)
  );
}
