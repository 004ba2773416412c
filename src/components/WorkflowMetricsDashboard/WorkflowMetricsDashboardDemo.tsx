import type {ReactNode} from 'react';
import {sampleRuns} from './sampleRuns.ts';
import {WorkflowMetricsDashboard} from './WorkflowMetricsDashboard.tsx';
import './workflowMetricsDashboard.css';

/** The dashboard with a week of sample runs. */
export default function WorkflowMetricsDashboardDemo(): ReactNode {
  return <WorkflowMetricsDashboard runs={sampleRuns} />;
}
