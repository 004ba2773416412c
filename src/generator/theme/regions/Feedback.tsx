import type {ReactNode} from 'react';
import type {PageData} from '../../shared/page/PageData.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {useMessages} from '../context/useMessages.ts';
import {useSite} from '../context/SiteContext.ts';
import {Anchor} from '../links/Anchor.tsx';

/**
 * Links for feedback: whether the page helped, and what is wrong with it; only on sites that configure a feedback URL.
 */
export function Feedback({data: {path, head}}: {data: PageData}): ReactNode {
  const {feedbackUrl, url} = useSite();
  const {pageHelpful, yes, no, reportProblem} = useMessages();
  if (feedbackUrl === undefined) return null;
  const link = (label: string, topic: string): ReactNode => {
    const values = {topic, title: head.title, url: url + path};
    const encoded = Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value)]);
    return <Anchor href={fillMessage(feedbackUrl, Object.fromEntries(encoded))}>{label}</Anchor>;
  };
  return (
    <p className="feedback">
      <span>{pageHelpful}</span>
      {link(yes, `${pageHelpful} ${yes}`)}
      {link(no, `${pageHelpful} ${no}`)}
      {link(reportProblem, reportProblem)}
    </p>
  );
}
