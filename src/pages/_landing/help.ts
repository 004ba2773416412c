export interface HelpLink {
  label: string;
  to: string;
  text: string;
}

export const license =
  'The ThorAPI engine is under AGPL 3.0, OpenXLS under LGPL 3 or later. Code that ThorAPI generates is yours, under MIT.';

export const helpLinks: readonly HelpLink[] = [
  {
    label: 'Troubleshooting',
    to: '/docs/Support/troubleshooting-thorapi',
    text: 'What to check first when something fails.',
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
    text: 'Report a bug in the product’s repository.',
  },
];
