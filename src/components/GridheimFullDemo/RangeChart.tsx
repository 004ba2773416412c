import type {ReactNode} from 'react';
import {type Place, parseRange, placesOf, toAddress} from '../Gridheim/address.ts';
import {calculate} from '../Gridheim/calculate.ts';
import {toText} from '../Gridheim/CellValue.ts';
import type {SheetData} from '../Gridheim/SheetData.ts';
import {showValue} from '../Gridheim/showValue.ts';

const BAR = 26;

interface RangeChartProps {
  sheet: SheetData;
  /** A range of one column; the labels are in the sheet's first column. */
  range: string;
}

/** A bar for each cell of a range, with its label and its value as text. */
export function RangeChart({sheet, range}: RangeChartProps): ReactNode {
  const rectangle = parseRange(range);
  const valueAt = calculate(sheet);
  const bars = (rectangle ? placesOf(rectangle) : []).map((place: Place) => {
    const value = valueAt(toAddress(place));
    return {
      row: place.row,
      label: toText(valueAt(toAddress({row: place.row, column: 0}))),
      shown: showValue(value, sheet.formats?.[toAddress(place)]),
      size: typeof value === 'number' ? Math.max(0, value) : 0,
    };
  });
  const top = Math.max(1, ...bars.map(({size}) => size));
  const inWords = bars.map(({label, shown}) => `${label} ${shown}`).join(', ');
  return (
    <svg
      className="gridheim-chart"
      viewBox={`0 0 440 ${bars.length * BAR}`}
      role="img"
      aria-label={`Chart: ${inWords}`}
    >
      {bars.map(({row, label, shown, size}, index) => (
        <g key={row} transform={`translate(0 ${index * BAR})`}>
          <text x="0" y="18">
            {label}
          </text>
          <rect x="90" y="5" width={(size / top) * 240} height="16" rx="3" />
          <text x={96 + (size / top) * 240} y="18">
            {shown}
          </text>
        </g>
      ))}
    </svg>
  );
}
