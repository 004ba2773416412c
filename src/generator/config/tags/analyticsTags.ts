import type {SiteTag, SiteTags} from '../../shared/html/siteTags.ts';
import type {Analytics} from '../schema/analyticsSchema.ts';

const GOOGLE = 'https://www.googletagmanager.com';

/** The elements of the analytics services (Google's and Vercel's own installation guides). */
export function analyticsTags({gtag, googleTagManager, vercel}: Analytics): SiteTags {
  return {
    head: [
      ...(gtag ? gtagTags(gtag) : []),
      ...(googleTagManager ? [script(managerScript(googleTagManager.containerId))] : []),
      ...(vercel ? vercelTags() : []),
    ],
    bodyStart: googleTagManager
      ? [
          {
            tagName: 'noscript',
            innerHTML: `<iframe src="${GOOGLE}/ns.html?id=${googleTagManager.containerId}" title="Google Tag Manager" height="0" width="0" style="display:none;visibility:hidden"></iframe>`,
            onlyPublished: true,
          },
        ]
      : [],
    bodyEnd: [],
  };
}

function gtagTags({trackingID: ids, anonymizeIP}: NonNullable<Analytics['gtag']>): SiteTag[] {
  const [first = ''] = ids;
  const settings = anonymizeIP ? ',{anonymize_ip:true}' : '';
  const configs = ids.map((id) => `gtag('config','${id}'${settings});`).join('');
  return [
    {
      tagName: 'script',
      attributes: {async: true, src: `${GOOGLE}/gtag/js?id=${first}`},
      onlyPublished: true,
    },
    script(
      `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());${configs}`,
    ),
  ];
}

function managerScript(id: string): string {
  return (
    "window.dataLayer=window.dataLayer||[];dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});" +
    '(s=>{s.async=true;' +
    `s.src='${GOOGLE}/gtm.js?id=${id}';document.head.append(s)})(document.createElement('script'));`
  );
}

function vercelTags(): SiteTag[] {
  return [
    script('window.va=window.va||function(){(window.vaq=window.vaq||[]).push(arguments)};'),
    {tagName: 'script', attributes: {defer: true, src: '/_vercel/insights/script.js'}, onlyPublished: true},
  ];
}

function script(innerHTML: string): SiteTag {
  return {tagName: 'script', innerHTML, onlyPublished: true};
}
