import type {ReactNode} from 'react';
import {BOX, type FitEdge, type FitNode, MAP, nodes, edges} from './fit.ts';
import {SiteLink} from './SiteLink.tsx';

/** The map of the products; each box of a product is a link. */
export function FitMap(): ReactNode {
  return (
    <svg className="landing-map" viewBox={MAP} aria-labelledby="fit-map-title">
      <title id="fit-map-title">How the products depend on each other</title>
      <defs>
        <marker
          id="fit-map-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path className="landing-map-head" d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {edges.map((edge) => (
        <Edge key={edge.path} edge={edge} />
      ))}
      {nodes.map((node) => (
        <Node key={node.name} node={node} />
      ))}
    </svg>
  );
}

function Edge({edge}: {edge: FitEdge}): ReactNode {
  const {label} = edge;
  return (
    <g className="landing-map-edge">
      <path d={edge.path} markerEnd="url(#fit-map-arrow)" />
      {label && (
        <text x={label.x} y={label.y} textAnchor={label.anchor}>
          {label.text}
        </text>
      )}
    </g>
  );
}

function Node({node}: {node: FitNode}): ReactNode {
  const middle = node.x + BOX.width / 2;
  const box = (
    <>
      <rect x={node.x} y={node.y} width={BOX.width} height={BOX.height} rx="8" />
      {node.color && (
        <path
          className="landing-map-bar"
          d={`M${node.x + 1} ${node.y + 12}v${BOX.height - 24}`}
          style={{stroke: `var(--product-${node.color})`}}
        />
      )}
      <text className="landing-map-name" x={middle} y={node.y + 28} textAnchor="middle">
        {node.name}
      </text>
      <text className="landing-map-kind" x={middle} y={node.y + 47} textAnchor="middle">
        {node.kind}
      </text>
    </>
  );
  if (node.to === undefined) {
    return <g className="landing-map-node landing-map-node-own">{box}</g>;
  }
  return (
    <SiteLink to={node.to} className="landing-map-node">
      {box}
    </SiteLink>
  );
}
