export interface HelpLink {
  label: string;
  to: string;
  text: string;
}

export const licence =
  'The ThorAPI engine is AGPL 3.0, the code that it generates is MIT and yours, OpenXLS is LGPL 3 or later.';

export const helpLinks: readonly HelpLink[] = [
  {
    label: 'Troubleshooting',
    to: '/docs/Support/troubleshooting-thorapi',
    text: 'What to check, in which order.',
  },
  {
    label: 'Deployment',
    to: '/docs/Support/valkyr-k8s-setup',
    text: 'Run a generated application on Kubernetes.',
  },
  {
    label: 'Support offerings',
    to: '/docs/Support/valkyr-support-offerings',
    text: 'Community help and contracts.',
  },
  {
    label: 'Source code and issues',
    to: 'https://github.com/ValkyrLabs',
    text: 'Report a fault where the code lives.',
  },
];
