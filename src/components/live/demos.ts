import type {DemoModule} from './lazyDemo.ts';

interface DemoEntry {
  title: string;
  /** What the demo shows, for readers who don't run it. */
  summary: string;
  load: () => Promise<DemoModule>;
}

const demo = (title: string, summary: string, load: () => Promise<DemoModule>): DemoEntry => ({
  title,
  summary,
  load,
});

/** All demos; each one has its own chunk. */
export const demos = {
  AlertDismissable: demo(
    'AlertDismissable',
    'A form that shows an alert if the name is missing, and when it has saved.',
    () =>
      import(/* webpackChunkName: "demo-alert-dismissable" */ '../AlertDismissable/AlertDismissableDemo.tsx'),
  ),
  AcceptCookies: demo(
    'AcceptCookies',
    'A cookie notice with both choices. Your choice stays in this box; no cookie is set.',
    () => import(/* webpackChunkName: "demo-accept-cookies" */ '../AcceptCookies/AcceptCookiesDemo.tsx'),
  ),
  PermissionDialog: demo(
    'PermissionDialog',
    'A dialog that grants roles and users permissions on one record. Nothing is sent.',
    () =>
      import(/* webpackChunkName: "demo-permission-dialog" */ '../PermissionDialog/PermissionDialogDemo.tsx'),
  ),
  AudioPlayer: demo(
    'AudioPlayer',
    'A player for a three-second tone that your browser generates, with details and related items.',
    () => import(/* webpackChunkName: "demo-audio-player" */ '../AudioPlayer/AudioPlayerDemo.tsx'),
  ),
  RBGridEditors: demo(
    'RBGrid editors',
    'A table of two tasks with one column for each kind of editor.',
    () => import(/* webpackChunkName: "demo-rbgrid-editors" */ '../RBGridEditors/RBGridEditorsDemo.tsx'),
  ),
  LinesBackground: demo(
    'LinesBackground',
    'Slow lines behind a panel of text, with a button that stops them.',
    () =>
      import(/* webpackChunkName: "demo-lines-background" */ '../LinesBackground/LinesBackgroundDemo.tsx'),
  ),
  ThreeBackground: demo(
    'ThreeBackground',
    'A rotating knot of points behind a panel of text, with a button that stops it.',
    () =>
      import(/* webpackChunkName: "demo-three-background" */ '../ThreeBackground/ThreeBackgroundDemo.tsx'),
  ),
  WorkflowMetricsDashboard: demo(
    'Workflow metrics',
    'A week of made-up runs of two workflows, as a chart or as a table, with filters.',
    () =>
      import(
        /* webpackChunkName: "demo-workflow-metrics" */ '../WorkflowMetricsDashboard/WorkflowMetricsDashboardDemo.tsx'
      ),
  ),
  ApplicationForm: demo(
    'ApplicationForm',
    'A form built from the schema of Application. It shows the request instead of sending it.',
    () =>
      import(/* webpackChunkName: "demo-application-form" */ '../ApplicationForm/ApplicationFormDemo.tsx'),
  ),
  BpmlDesigner: demo(
    'Process designer',
    'A process of three tasks that you can move, connect and delete, as a diagram and as a list.',
    () => import(/* webpackChunkName: "demo-bpml-designer" */ '../BpmlDesigner/BpmlDesignerDemo.tsx'),
  ),
  GridheimCell: demo(
    'GridheimCell',
    'Six cells that you can edit, with the format of the active cell and the record behind it.',
    () => import(/* webpackChunkName: "demo-gridheim-cell" */ '../GridheimCell/GridheimCellDemo.tsx'),
  ),
  GridheimFormulaBar: demo(
    'GridheimFormulaBar',
    'The bar of cell B1, with syntax highlighting, suggestions and error marking.',
    () =>
      import(
        /* webpackChunkName: "demo-gridheim-formula-bar" */ '../GridheimFormulaBar/GridheimFormulaBarDemo.tsx'
      ),
  ),
  GridheimSheet: demo(
    'GridheimSheet',
    'A sheet of 50 rows and 26 columns with hours, rates and sums, and two protection modes.',
    () => import(/* webpackChunkName: "demo-gridheim-sheet" */ '../GridheimSheet/GridheimSheetDemo.tsx'),
  ),
  GridheimDemo: demo(
    'Smallest sheet',
    'Three numbers in A1 to C1 and their sum in D1, with a formula bar.',
    () => import(/* webpackChunkName: "demo-gridheim" */ '../GridheimDemo/GridheimDemo.tsx'),
  ),
  GridheimFullDemo: demo(
    'Full sheet',
    'A budget of 100 rows and 26 columns: formula bar, named range, chart, permissions, CSV and JSON.',
    () => import(/* webpackChunkName: "demo-gridheim-full" */ '../GridheimFullDemo/GridheimFullDemo.tsx'),
  ),
} satisfies Record<string, DemoEntry>;
