import pc from 'picocolors';

/** Reports the progress of a build to the terminal or the log of CI. */
export interface Reporter {
  /** Runs one phase and prints its name, count and time. */
  phase<Result>(name: string, work: (count: (text: string) => void) => Promise<Result>): Promise<Result>;
  line(text: string): void;
}

/** On a terminal the running phases share one line that is redrawn; elsewhere each finished phase is one plain line. */
export function createReporter(stream: NodeJS.WriteStream): Reporter {
  const live = stream.isTTY === true && !process.env.CI;
  const running = new Map<string, string>();

  const draw = (): void => {
    if (!live) return;
    const text = [...running].map(([name, count]) => (count ? `${name} ${count}` : name)).join(' · ');
    stream.write(
      `\r\u001b[K${text === '' ? '' : pc.dim(`  … ${text}`.slice(0, (stream.columns ?? 80) - 1))}`,
    );
  };
  const print = (text: string): void => {
    stream.write(live ? `\r\u001b[K${text}\n` : `${text}\n`);
    draw();
  };

  return {
    line: print,
    async phase(name, work) {
      const start = performance.now();
      let count = '';
      running.set(name, count);
      draw();
      try {
        const result = await work((text) => {
          count = text;
          running.set(name, count);
          draw();
        });
        running.delete(name);
        print(
          `${live ? pc.green('✓') : '-'} ${name.padEnd(23)} ${count.padEnd(34)} ${formatTime(performance.now() - start)}`,
        );
        return result;
      } catch (error) {
        running.delete(name);
        draw();
        throw error;
      }
    },
  };
}

/** A time in milliseconds as people read it. */
export function formatTime(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(2)} s`;
}
