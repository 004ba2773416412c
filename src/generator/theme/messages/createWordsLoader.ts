/**
 * Creates a function that loads messages when they are first needed; after a failure the next call tries again. It
 * accepts the messages themselves, or the address of their file.
 */
export function createWordsLoader<Words extends object>(): (words: string | Words) => Promise<Words> {
  let loading: {file: string; words: Promise<Words>} | undefined;
  return (words) => {
    if (typeof words !== 'string') return Promise.resolve(words);
    if (loading?.file !== words) {
      loading = {file: words, words: fetchWords<Words>(words)};
      loading.words.catch(() => {
        loading = undefined;
      });
    }
    return loading.words;
  };
}

async function fetchWords<Words>(file: string): Promise<Words> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answers ${response.status}`);
  return response.json();
}
