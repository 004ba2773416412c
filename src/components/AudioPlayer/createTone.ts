const SAMPLE_RATE = 8000;
const HEADER_BYTES = 44;

/**
 * A mono WAV file with 8-bit samples: one sine tone after another, each fading in and out, to avoid clicks.
 * Takes the frequencies in hertz and the duration of each tone in seconds.
 */
export function createTone(pitches: number[], seconds: number): Blob {
  const perTone = Math.round(seconds * SAMPLE_RATE);
  const length = perTone * pitches.length;
  const bytes = new DataView(new ArrayBuffer(HEADER_BYTES + length));
  writeHeader(bytes, length);
  for (let index = 0; index < length; index++) {
    const pitch = pitches[Math.floor(index / perTone)] ?? 0;
    const inTone = index % perTone;
    const loudness = Math.sin((Math.PI * inTone) / perTone);
    const wave = Math.sin((2 * Math.PI * pitch * inTone) / SAMPLE_RATE);
    bytes.setUint8(HEADER_BYTES + index, Math.round(128 + 80 * loudness * wave));
  }
  return new Blob([bytes], {type: 'audio/wav'});
}

/** The header of a RIFF WAVE file with PCM samples (format 1). */
function writeHeader(bytes: DataView<ArrayBuffer>, length: number): void {
  const text = (offset: number, value: string) => {
    for (let index = 0; index < value.length; index++)
      bytes.setUint8(offset + index, value.charCodeAt(index));
  };
  text(0, 'RIFF');
  bytes.setUint32(4, HEADER_BYTES - 8 + length, true);
  text(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, SAMPLE_RATE, true);
  bytes.setUint32(28, SAMPLE_RATE, true);
  bytes.setUint16(32, 1, true);
  bytes.setUint16(34, 8, true);
  text(36, 'data');
  bytes.setUint32(40, length, true);
}
