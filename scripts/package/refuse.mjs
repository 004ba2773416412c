// `npm pack` and `npm publish` in the repository's own folder would include its site.
console.error('The package of the generator is made by `npm run package`; publish its folder, dist/package.');
process.exit(1);
