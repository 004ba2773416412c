import type {ReactNode} from 'react';
import {Head} from 'valkyr-docs/theme';
import {Example} from './_landing/Example.tsx';
import {Fit} from './_landing/Fit.tsx';
import {Help} from './_landing/Help.tsx';
import {Hero} from './_landing/Hero.tsx';
import './_landing/landing.css';
import {News} from './_landing/News.tsx';
import {Products} from './_landing/Products.tsx';
import {Reference} from './_landing/Reference.tsx';
import {Tasks} from './_landing/Tasks.tsx';

/** The landing page. */
export default function LandingPage(): ReactNode {
  return (
    <div className="landing">
      <Head>
        <title>Valkyr Labs developer documentation</title>
        <meta
          name="description"
          content="Documentation for ThorAPI, ValkyrAI, SecureField, OpenXLS, ValorIDE and the MCP marketplace: guides, 84 API pages, 102 model pages."
        />
      </Head>
      <Hero />
      <Products />
      <Tasks />
      <Example />
      <Reference />
      <Fit />
      <div className="landing-section">
        <div className="landing-container landing-end">
          <News />
          <Help />
        </div>
      </div>
    </div>
  );
}
