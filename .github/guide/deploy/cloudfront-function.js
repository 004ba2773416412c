// CloudFront function for viewer requests, runtime cloudfront-js-2.0: S3 has files, readers request pages. It
// serves any baseUrl. With `trailingSlash: false` in the configuration, pages are `x.html`: put that for '/index.html' below.

const FILE =
  /\.(?:css|gif|html|ico|jpe?g|js|json|map|md|mp[34]|pdf|png|svg|txt|wasm|webmanifest|webp|woff2?|xml|ya?ml|zip)$/;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it.
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  // A page has one address: the longer name redirects to it.
  if (uri.endsWith('/index.html')) return redirect(uri.slice(0, -'/index.html'.length) || '/');
  if (uri.endsWith('/')) request.uri = `${uri}index.html`;
  else if (!FILE.test(uri)) request.uri = `${uri}/index.html`;
  return request;
}

function redirect(target) {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: {location: {value: target}, 'cache-control': {value: 'no-cache'}},
  };
}
