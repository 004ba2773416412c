import type {ReactNode} from 'react';
import type {VersionData} from '../../shared/page/SiteData.ts';
import {Admonition} from '../content/Admonition.tsx';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {useMessages} from '../context/useMessages.ts';
import {Filled} from '../messages/Filled.tsx';

interface VersionBannerProps {
  kind: 'unreleased' | 'unmaintained';
  label: string;
  /** The version to read instead, with the address of the same page there. */
  last?: VersionData;
  onChoose: (name: string) => void;
}

/** Says that a version is not released yet or no longer maintained, and links to the same page in the current one. */
export function VersionBanner({kind, label, last, onChoose}: VersionBannerProps): ReactNode {
  const messages = useMessages();
  const isUnreleased = kind === 'unreleased';
  return (
    <Admonition
      type={isUnreleased ? 'caution' : 'warning'}
      className={`version-banner version-${kind}`}
      title={fillMessage(isUnreleased ? messages.unreleasedTitle : messages.unmaintainedTitle, {label})}
    >
      {last && (
        <p>
          <Filled
            text={isUnreleased ? messages.releasedVersion : messages.currentVersion}
            values={{
              version: (
                <a href={last.path} onClick={() => onChoose(last.name)}>
                  {last.label}
                </a>
              ),
            }}
          />
        </p>
      )}
    </Admonition>
  );
}
