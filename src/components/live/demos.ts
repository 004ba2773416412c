import type {DemoModule} from './lazyDemo.ts';

interface DemoEntry {
  title: string;
  /** What the demo shows, for readers who do not run it. */
  summary: string;
  load: () => Promise<DemoModule>;
}

const demo = (title: string, summary: string, load: () => Promise<DemoModule>): DemoEntry => ({
  title,
  summary,
  load,
});

/** Every demo; each is a chunk of its own. */
export const demos = {
  AlertDismissable: demo(
    'AlertDismissable',
    'A form that reports a missing name in an alert, and says when it has saved.',
    () =>
      import(/* webpackChunkName: "demo-alert-dismissable" */ '../AlertDismissable/AlertDismissableDemo.tsx'),
  ),
  AcceptCookies: demo(
    'AcceptCookies',
    'A cookie notice with both answers. The answer stays in this box; no cookie is set.',
    () => import(/* webpackChunkName: "demo-accept-cookies" */ '../AcceptCookies/AcceptCookiesDemo.tsx'),
  ),
  PermissionDialog: demo(
    'PermissionDialog',
    'A dialog that assigns permissions on one record to roles and users. Nothing is sent.',
    () =>
      import(/* webpackChunkName: "demo-permission-dialog" */ '../PermissionDialog/PermissionDialogDemo.tsx'),
  ),
  AudioPlayer: demo(
    'AudioPlayer',
    'A player for a three-second tone that your browser computes, with details and related items.',
    () => import(/* webpackChunkName: "demo-audio-player" */ '../AudioPlayer/AudioPlayerDemo.tsx'),
  ),
} satisfies Record<string, DemoEntry>;
