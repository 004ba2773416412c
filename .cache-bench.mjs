// src/content/blog/loadPosts.ts
import { stat as stat2 } from "node:fs/promises";
import { join as join5 } from "node:path";

// src/content/compareText.ts
function compareText(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

// src/content/frontMatter/toJson.ts
function toJson(value) {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "object" || value === null) return value ?? null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (Array.isArray(value)) return value.map(toJson);
  return toJsonObject(value);
}
function toJsonObject(value) {
  const entries = Object.entries(value).filter(([, one]) => one !== void 0);
  return Object.fromEntries(entries.map(([key, one]) => [key, toJson(one)]));
}

// src/content/frontMatter/parseDate.ts
function parseDate(text2) {
  const trimmed = text2.trim();
  const day = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(trimmed);
  if (day && !isCalendarDay(Number(day[1]), Number(day[2]), Number(day[3]))) return void 0;
  const zoned = /(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i.test(trimmed) && trimmed.length > 10;
  const forms = zoned ? [trimmed] : [`${trimmed}Z`, `${trimmed} UTC`];
  return forms.map((form) => new Date(form)).find((date2) => !Number.isNaN(date2.getTime()));
}
function isCalendarDay(year, month, day) {
  const date2 = new Date(Date.UTC(year, month - 1, day));
  return date2.getUTCMonth() === month - 1 && date2.getUTCDate() === day;
}

// src/content/getLastUpdate.ts
function getLastUpdate(path, own, { section, history }) {
  const change = history?.get(path)?.last;
  const ownDate = own?.date === void 0 ? void 0 : parseDate(own.date)?.toISOString();
  const date2 = section.showLastUpdateTime ? ownDate ?? change?.date : void 0;
  const author2 = section.showLastUpdateAuthor ? own?.author ?? change?.author : void 0;
  if (date2 === void 0 && author2 === void 0) return void 0;
  return { ...date2 !== void 0 && { date: date2 }, ...author2 !== void 0 && { author: author2 } };
}

// src/content/permalink.ts
function createPermalink(site, ...parts) {
  const path = `/${[site.baseUrl, ...parts].join("/")}`.replace(/\/{2,}/g, "/");
  const kept = parts.at(-1)?.endsWith("/") || path === site.baseUrl ? path : path.replace(/(?<=.)\/$/, "");
  return applyTrailingSlash(encodePath(kept), site);
}
function applyTrailingSlash(path, site) {
  if (site.trailingSlash === void 0 || path === "/" || path === site.baseUrl) return path;
  if (site.trailingSlash) return path.endsWith("/") ? path : `${path}/`;
  return path.endsWith("/") ? path.slice(0, -1) : path;
}
function encodePath(path) {
  if (/^[\w/.~-]*$/.test(path)) return path;
  return path.split(/((?:%[0-9a-f]{2})+)/i).map((part, index) => index % 2 === 1 ? part : encodeText(part)).join("");
}
function encodeText(text2) {
  return encodeURI(text2.replace(/\p{Surrogate}/gu, "\uFFFD")).replace(/#/g, "%23").replace(/\?/g, "%3F");
}
function resolveLinkHref(href, site, addBaseUrl = true) {
  const outside = href.startsWith("pathname://");
  const target = outside ? href.slice("pathname://".length) : href;
  if (!target.startsWith("/") || target.startsWith("//")) return href;
  const withBase = addBaseUrl ? withBaseUrl(target, site.baseUrl) : target;
  const end = withBase.search(/[?#]/);
  const path = end === -1 ? withBase : withBase.slice(0, end);
  const rest = end === -1 ? "" : withBase.slice(end);
  const isFile2 = /\.[a-z0-9]+$/i.test(path);
  const encoded = encodePath(path);
  return (outside || isFile2 ? encoded : applyTrailingSlash(encoded, site)) + rest;
}
function withBaseUrl(path, baseUrl) {
  if (path.startsWith(baseUrl) || `${path}/` === baseUrl) return path;
  return baseUrl + path.replace(/^\/+/, "");
}

// src/content/createDocument.ts
function createDocument(file, own, context) {
  const { frontMatter } = file;
  const { site, section } = context;
  const toc = site.themeConfig.tableOfContents;
  return {
    file: file.file,
    hash: file.hash,
    title: own.title,
    description: file.description,
    permalink: createPermalink(site, section.routeBasePath, own.slug),
    format: formatOf(file.path, frontMatter.mdx?.format ?? site.markdown.format),
    tags: own.tags,
    draft: frontMatter.draft ?? false,
    unlisted: frontMatter.unlisted ?? false,
    keywords: frontMatter.keywords ?? [],
    image: frontMatter.image,
    editUrl: editUrlOf(file.file, frontMatter.custom_edit_url, section.editUrl),
    lastUpdate: getLastUpdate(file.path, frontMatter.last_update, context),
    hideTableOfContents: frontMatter.hide_table_of_contents ?? false,
    tocMinHeadingLevel: frontMatter.toc_min_heading_level ?? toc.minHeadingLevel,
    tocMaxHeadingLevel: frontMatter.toc_max_heading_level ?? toc.maxHeadingLevel,
    frontMatter: toJsonObject(frontMatter)
  };
}
function formatOf(path, format) {
  if (format !== "detect") return format;
  return path.endsWith(".md") ? "md" : "mdx";
}
function editUrlOf(file, own, base) {
  if (own !== void 0) return own || void 0;
  return base === void 0 ? void 0 : `${base.replace(/\/+$/, "")}/${encodePath(file)}`;
}

// src/content/files/globToRegExp.ts
function globToRegExp(glob) {
  const pattern = glob.replace(/^\.?\//, "");
  let source = "";
  let braces = 0;
  for (let i = 0; i < pattern.length; i++) {
    const char = pattern.charAt(i);
    const rest = pattern.slice(i);
    const set = /^\[(!?)(\]?[^\]]*)\]/.exec(rest);
    if (char === "\\" && i + 1 < pattern.length) {
      i++;
      source += escapeRegExp(pattern.charAt(i));
    } else if (rest.startsWith("**") && (i === 0 || pattern[i - 1] === "/")) {
      const folders = rest.startsWith("**/");
      source += folders ? "(?:[^/]+/)*" : ".*";
      i += folders ? 2 : 1;
    } else if (char === "*") {
      source += "[^/]*";
    } else if (char === "?") {
      source += "[^/]";
    } else if (set) {
      source += `[${set[1] ? "^/" : ""}${(set[2] ?? "").replace(/[\\\]^]/g, "\\$&")}]`;
      i += set[0].length - 1;
    } else if (char === "{" && closes(rest)) {
      braces++;
      source += "(?:";
    } else if (char === "}" && braces > 0) {
      braces--;
      source += ")";
    } else if (char === "," && braces > 0) {
      source += "|";
    } else {
      source += escapeRegExp(char);
    }
  }
  return new RegExp(`^${source}$`);
}
function createPathFilter(include, exclude2) {
  const included = include.map(globToRegExp);
  const excluded = exclude2.map(globToRegExp);
  return (path) => included.some((glob) => glob.test(path)) && !excluded.some((glob) => glob.test(path));
}
function escapeRegExp(text2) {
  return text2.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
function closes(text2) {
  let depth = 0;
  for (const char of text2) {
    if (char === "{") depth++;
    if (char === "}" && --depth === 0) return true;
  }
  return false;
}

// src/content/files/listFolder.ts
import { readdir, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
async function listFolder(folder) {
  const listing = { files: [], folders: [] };
  await visit(folder, "", listing, []);
  listing.files.sort(compareText);
  listing.folders.sort(compareText);
  return listing;
}
async function visit(folder, prefix, listing, trail) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreMissing);
  if (!entries) return;
  listing.folders.push(prefix === "" ? "." : prefix.slice(0, -1));
  const visits = entries.map(async (entry) => {
    if (entry.name.startsWith(".") || entry.name === "node_modules") return;
    const path = join(folder, entry.name);
    const kind = await kindOf(entry, path);
    if (kind === "file") listing.files.push(prefix + entry.name);
    if (kind !== "folder") return;
    if (!entry.isSymbolicLink()) return visit(path, `${prefix}${entry.name}/`, listing, trail);
    const target = await realpath(path);
    if (!trail.includes(target)) await visit(path, `${prefix}${entry.name}/`, listing, [...trail, target]);
  });
  await Promise.all(visits);
}
async function kindOf(entry, path) {
  const info = entry.isSymbolicLink() ? await stat(path).catch(() => void 0) : entry;
  return info?.isFile() ? "file" : info?.isDirectory() ? "folder" : void 0;
}
function ignoreMissing(error) {
  const code = error instanceof Error && "code" in error ? error.code : void 0;
  if (code === "ENOENT" || code === "ENOTDIR") return void 0;
  throw error;
}

// src/content/files/mapConcurrent.ts
async function mapConcurrent(items, limit, apply) {
  const results = new Array(items.length);
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await apply(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}

// src/content/frontMatter/postFrontMatter.ts
import { z as z4 } from "zod";

// src/content/blog/authorFields.ts
import { z as z2 } from "zod";

// src/content/frontMatter/fields.ts
import { z } from "zod";
function text() {
  return z.preprocess(toText, z.string());
}
function filledText() {
  return z.preprocess(toText, z.string().min(1));
}
function flag() {
  return z.preprocess((value) => value === "true" ? true : value === "false" ? false : value, z.boolean());
}
function numeric() {
  return z.preprocess(toNumber, z.number());
}
function headingLevel() {
  return z.preprocess(toNumber, z.number().int().min(2).max(6));
}
function date() {
  return z.preprocess(
    (value) => value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : value,
    z.string().refine((value) => parseDate(value) !== void 0, {
      error: (issue) => `must be a date, but is "${String(issue.input)}"`,
      params: { hint: "Write a date such as `2024-05-31` or `2024-05-31T10:00`." }
    })
  );
}
function slug() {
  return z.preprocess(
    toText,
    z.string().min(1).refine((value) => !/[?#]/.test(value), {
      error: "must be a path without `?` and `#`",
      params: { hint: "Write a path such as `/guides/install`, or one relative to the folder." }
    })
  );
}
function customProps() {
  return z.record(z.string(), z.unknown());
}
function toText(value) {
  if (typeof value === "number") return String(value);
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, "");
  return value;
}
function toNumber(value) {
  return typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value)) ? Number(value) : value;
}

// src/content/blog/authorFields.ts
var socialsField = z2.record(z2.string(), filledText()).optional().describe("Accounts by platform (`github`, `x`, `linkedin` and so on): a name there, or a whole address.");
var author = z2.looseObject({
  name: filledText().optional().describe("Name of the author."),
  title: filledText().optional().describe("What the author does."),
  url: filledText().optional().describe("Address that the name leads to."),
  email: filledText().optional().describe("Mail address, for feeds."),
  image_url: filledText().optional().describe("Picture of the author: an address or a site path."),
  imageURL: filledText().optional().describe("As `image_url`."),
  description: text().optional().describe("A sentence about the author, for the author\u2019s page."),
  page: z2.union([flag(), z2.strictObject({ permalink: filledText().describe("Path below the authors route.") })]).optional().describe("Whether the author has a page with all posts, and at which path."),
  socials: socialsField
}).refine(
  (value) => value.name !== void 0 || value.imageURL !== void 0 || value.image_url !== void 0,
  {
    error: "must have a `name` or an `image_url`"
  }
);
var authorsFileSchema = z2.record(z2.string(), author);
var authorKeys = Object.keys(author.shape);

// src/content/frontMatter/commonFields.ts
import { z as z3 } from "zod";
var commonFields = {
  title: text().optional().describe(
    "Title of the page: in the browser tab, in links to it, and as heading when the text has none."
  ),
  description: text().optional().describe("Summary for search engines and cards; without it the first line of text is used."),
  keywords: z3.array(text()).optional().describe("Key words for search engines."),
  image: text().optional().describe("Image shown when the page is shared: a site path, a relative path or an address."),
  slug: slug().optional().describe("Address of the page: from the section\u2019s root if it begins with `/`, else relative."),
  hide_table_of_contents: flag().optional().describe("Hides the table of contents."),
  toc_min_heading_level: headingLevel().optional().describe("Highest heading level in the table of contents, from 2 to 6."),
  toc_max_heading_level: headingLevel().optional().describe("Lowest heading level in the table of contents, from 2 to 6."),
  last_update: z3.object({
    date: date().optional().describe("Day of the last change, instead of the one in git."),
    author: filledText().optional().describe("Who made the last change, instead of the author in git.")
  }).refine((value) => value.date !== void 0 || value.author !== void 0, {
    error: "must have a `date` or an `author`"
  }).optional().describe("Overrides what git says about the last change."),
  draft: flag().optional().describe("Leaves the page out of the built site."),
  unlisted: flag().optional().describe("Builds the page, but leaves it out of sidebars, lists, feeds, search and the sitemap."),
  mdx: z3.object({
    format: z3.enum(["mdx", "md", "detect"]).optional().describe("How the text is parsed; `detect` goes by extension.")
  }).optional().describe("Settings of the Markdown compiler.")
};
var tagsField = z3.array(
  z3.union([
    filledText(),
    z3.object({
      label: filledText().describe("Text of the tag."),
      permalink: filledText().describe("Path of the tag\u2019s page below the tags route.")
    })
  ])
).optional().describe("Tags of the page: keys of the tags file, or labels.");
function checkTogether(value, context) {
  if (value.draft && value.unlisted) {
    context.addIssue({
      code: "custom",
      path: ["unlisted"],
      message: "`draft` and `unlisted` cannot both be true.",
      params: { hint: "Keep `draft` to leave the page out, or `unlisted` to publish it without links to it." }
    });
  }
  const { toc_min_heading_level: min, toc_max_heading_level: max } = value;
  if (min !== void 0 && max !== void 0 && min > max) {
    context.addIssue({
      code: "custom",
      path: ["toc_min_heading_level"],
      message: `must not be greater than \`toc_max_heading_level\`, which is ${max}`
    });
  }
}

// src/content/frontMatter/postFrontMatter.ts
var inlineAuthor = z4.looseObject({
  key: filledText().optional().describe("Key in the authors file; the other keys override what stands there."),
  name: filledText().optional().describe("Name of the author."),
  title: filledText().optional().describe("What the author does."),
  url: filledText().optional().describe("Address that the name leads to."),
  email: filledText().optional().describe("Mail address, for feeds."),
  image_url: filledText().optional().describe("Picture of the author."),
  imageURL: filledText().optional().describe("Picture of the author."),
  description: text().optional().describe("A sentence about the author."),
  socials: socialsField,
  customProps: customProps().optional().describe("Values of your own.")
}).refine(
  (author2) => author2.key !== void 0 || author2.name !== void 0 || imageOf(author2) !== void 0,
  {
    error: "must have a `key`, a `name` or an `image_url`"
  }
);
var postFrontMatterSchema = z4.looseObject({
  id: filledText().optional().describe("Deprecated: use `slug`."),
  ...commonFields,
  tags: tagsField,
  title_meta: text().optional().describe("Title in the browser tab and for search engines only."),
  sidebar_label: filledText().optional().describe("Text in the list of recent posts, instead of the title."),
  date: date().optional().describe("Day of the post, instead of the one in the file name."),
  authors: z4.union([filledText(), inlineAuthor, z4.array(z4.union([filledText(), inlineAuthor]))]).optional().describe("A key of the authors file, an author written out, or a list of these."),
  author: filledText().optional().describe("Name of the one author (old form)."),
  author_title: filledText().optional().describe("What the one author does (old form)."),
  author_url: filledText().optional().describe("Address of the one author (old form)."),
  author_image_url: filledText().optional().describe("Picture of the one author (old form)."),
  authorTitle: filledText().optional().describe("As `author_title`."),
  authorURL: filledText().optional().describe("As `author_url`."),
  authorImageURL: filledText().optional().describe("As `author_image_url`.")
}).superRefine((value, context) => {
  checkTogether(value, context);
  const old = legacyAuthorKeys.find((key) => value[key] !== void 0);
  if (value.authors === void 0 || old === void 0) return;
  context.addIssue({
    code: "custom",
    path: [old],
    message: `\`${old}\` cannot be used together with \`authors\`.`,
    params: { hint: "Move the author into `authors`." }
  });
});
var legacyAuthorKeys = [
  "author",
  "author_title",
  "author_url",
  "author_image_url",
  "authorTitle",
  "authorURL",
  "authorImageURL"
];
function imageOf(author2) {
  return author2.imageURL ?? author2.image_url;
}

// src/content/git/loadHistory.ts
import { existsSync } from "node:fs";
import { join as join2 } from "node:path";

// src/content/git/readGitHistory.ts
import { spawn } from "node:child_process";

// src/content/git/parseGitLog.ts
function parseGitLog(output) {
  const history = /* @__PURE__ */ new Map();
  for (const commit of output.split("").slice(1)) {
    const [head = "", ...files] = commit.split("\0");
    const [seconds, author2 = ""] = head.split("	");
    const change = { date: new Date(Number(seconds) * 1e3).toISOString(), author: author2.trim() };
    for (const name of files) {
      const file = name.replace(/^\n/, "");
      if (file === "") continue;
      const known = history.get(file);
      if (known) known.first = change;
      else history.set(file, { first: change, last: change });
    }
  }
  return history;
}

// src/content/git/readGitHistory.ts
async function readGitHistory(folder) {
  const output = await runGit(
    ["log", "--format=%x01%ct%x09%aN", "--name-only", "--no-renames", "--relative", "-z", "--", "."],
    folder
  );
  return output === void 0 ? void 0 : parseGitLog(output);
}
function runGit(args, folder) {
  return new Promise((resolve2) => {
    const git = spawn("git", args, { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
    const chunks = [];
    git.stdout.on("data", (chunk) => chunks.push(chunk));
    git.on("error", () => resolve2(void 0));
    git.on("close", (code) => resolve2(code === 0 ? Buffer.concat(chunks).toString("utf8") : void 0));
  });
}

// src/content/git/loadHistory.ts
function loadHistory(siteDir, options) {
  const folder = join2(siteDir, options.path);
  const wanted = options.showLastUpdateTime || options.showLastUpdateAuthor;
  if (!wanted || !existsSync(folder)) return async () => ({ problems: [] });
  const reading = readGitHistory(folder);
  return async (paths) => {
    const history = await reading;
    const untracked = history ? paths.filter((path) => !history.has(path)) : paths;
    if (untracked.length === 0) return { history, problems: [] };
    const some = untracked.length === 1 ? `\`${options.path}/${untracked[0]}\` has` : `${untracked.length} files have`;
    const message = history ? `In \`${options.path}\`, ${some} no last update, since git does not know of a commit.` : `There is no last update to show in \`${options.path}\`, since the folder is not in a git repository.`;
    const hint = "Commit the files, or set `showLastUpdateTime` and `showLastUpdateAuthor` to false.";
    return { history, problems: [{ severity: "warning", message, hint }] };
  };
}

// src/content/reactionSeverity.ts
function reactionSeverity(reaction) {
  if (reaction === "ignore") return void 0;
  return reaction === "throw" ? "error" : "warning";
}

// src/content/files/readSource.ts
import { createHash } from "node:crypto";
import { readFile } from "node:fs";
import { join as join3 } from "node:path";
function readSource(siteDir, folder, path) {
  const file = siteFile(folder, path);
  return new Promise((resolve2, reject) => {
    readFile(join3(siteDir, file), (error, bytes) => {
      if (error) return reject(error);
      const text2 = bytes.toString("utf8");
      resolve2({
        file,
        path,
        hash: createHash("sha1").update(bytes).digest("hex"),
        text: text2.startsWith("\uFEFF") ? text2.slice(1) : text2
      });
    });
  });
}
function siteFile(folder, path) {
  const clean = folder.replace(/\\/g, "/").replace(/^(?:\.\/)+|\/+$/g, "");
  return clean === "" || clean === "." ? path : `${clean}/${path}`;
}

// src/problems/locateYaml.ts
import {
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument
} from "yaml";
function locateYaml(yamlText, path, lineOffset = 0, where = "value") {
  const lines = new LineCounter();
  const document = parseDocument(yamlText, { lineCounter: lines, prettyErrors: false });
  let node = document.contents;
  let found;
  for (const [depth, part] of path.entries()) {
    const value = isAlias(node) ? node.resolve(document) : node;
    const step = isMap(value) ? stepIntoPair(value.items.find((pair) => keyText(pair) === String(part))) : isSeq(value) ? stepIntoItem(value.items[Number(part)]) : void 0;
    if (step === void 0) break;
    const complete = depth === path.length - 1;
    found = complete && where === "value" ? step.valueOffset ?? step.keyOffset : step.keyOffset;
    node = step.node;
  }
  return found === void 0 ? void 0 : toPosition(lines, found, lineOffset);
}
function findYamlSyntaxError(yamlText, lineOffset = 0) {
  const lines = new LineCounter();
  const [error] = parseDocument(yamlText, { lineCounter: lines, prettyErrors: false }).errors;
  if (error === void 0) return void 0;
  return { ...toPosition(lines, error.pos[0], lineOffset), message: error.message };
}
function stepIntoPair(pair) {
  if (pair === void 0) return void 0;
  return { keyOffset: offsetOf(pair.key), valueOffset: offsetOf(pair.value), node: pair.value };
}
function stepIntoItem(item) {
  if (item === void 0) return void 0;
  if (isPair(item)) return stepIntoPair(item);
  return { keyOffset: offsetOf(item), valueOffset: offsetOf(item), node: item };
}
function keyText(pair) {
  return isScalar(pair.key) ? String(pair.key.value) : String(pair.key);
}
function offsetOf(node) {
  if (!isNode(node)) return void 0;
  const range = node.range;
  if (!range || isScalar(node) && node.source === "" && range[0] === range[1]) return void 0;
  return range[0];
}
function toPosition(lines, offset, lineOffset) {
  const { line, col } = lines.linePos(offset);
  return { line: line + lineOffset, column: col };
}

// src/problems/knownKeys.ts
import { z as z5 } from "zod";
function schemasAt(schema, path) {
  return path.reduce(
    (schemas, part) => schemas.flatMap((one) => alternatives(stepInto(one, part))),
    alternatives([schema])
  );
}
function knownKeys(schema, path) {
  return [...new Set(fieldsAt(schema, path).map(([key]) => key))];
}
function listedKeys(schema, path) {
  const listed = fieldsAt(schema, path).filter(
    ([, field]) => alternatives([field]).some((one) => z5.globalRegistry.get(one)?.listed !== false)
  );
  return [...new Set(listed.map(([key]) => key))];
}
function fieldsAt(schema, path) {
  return schemasAt(schema, path).flatMap((one) => {
    const def = definition(one);
    return def.type === "object" ? Object.entries(def.shape) : [];
  });
}
function definition(schema) {
  return schema._zod.def;
}
function alternatives(schemas) {
  return schemas.flatMap((schema) => {
    const def = definition(schema);
    switch (def.type) {
      case "optional":
      case "nonoptional":
      case "default":
      case "prefault":
      case "catch":
      case "readonly":
        return alternatives([def.innerType]);
      case "nullable":
        return [...alternatives([def.innerType]), schema];
      case "union":
        return alternatives(def.options);
      case "intersection":
        return alternatives([def.left, def.right]);
      case "lazy":
        return alternatives([def.getter()]);
      case "pipe":
        return alternatives([definition(def.in).type === "transform" ? def.out : def.in]);
      default:
        return [schema];
    }
  });
}
function stepInto(schema, part) {
  const def = definition(schema);
  switch (def.type) {
    case "object": {
      const child = def.shape[String(part)] ?? def.catchall;
      return child ? [child] : [];
    }
    case "array":
      return [def.element];
    case "record":
      return [def.valueType];
    case "tuple": {
      const child = def.items[Number(part)] ?? def.rest;
      return child ? [child] : [];
    }
    default:
      return [];
  }
}

// src/problems/describeSchema.ts
function describeExpected(schemas) {
  const words = schemas.flatMap((schema) => describeOne(schema));
  return joinWords([...new Set(words)], "or");
}
function acceptedWords(schemas) {
  const values = schemas.flatMap((schema) => {
    const def = definition(schema);
    if (def.type === "enum") return Object.values(def.entries);
    return def.type === "literal" ? def.values : [];
  });
  return values.filter((value) => typeof value === "string");
}
function describeValue(value) {
  if (value === null || value === void 0 || typeof value === "boolean") return `\`${value}\``;
  if (typeof value === "string") return `the string ${quote(value)}`;
  if (typeof value === "number" || typeof value === "bigint") return `the number ${value}`;
  if (typeof value === "function") return "a function";
  if (value instanceof Date) return `the date ${isoDate(value)}`;
  return Array.isArray(value) ? "a list" : "an object";
}
function joinWords(words, last) {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}
function describeOne(schema) {
  const def = definition(schema);
  switch (def.type) {
    case "string":
      return ["a string"];
    case "number":
    case "bigint":
      return ["a number"];
    case "boolean":
      return ["`true`", "`false`"];
    case "date":
      return ["a date"];
    case "null":
    case "nullable":
      return ["`null`"];
    case "function":
      return ["a function"];
    case "object":
    case "record":
    case "map":
      return ["an object"];
    case "array":
      return [describeList(def.element)];
    case "tuple":
      return ["a list"];
    case "enum":
      return Object.values(def.entries).map(literal);
    case "literal":
      return def.values.map(literal);
    default:
      return [];
  }
}
var plurals = {
  "a string": "strings",
  "a number": "numbers",
  "an object": "objects",
  "a list": "lists"
};
function describeList(element) {
  const inner = [...new Set(schemasAt(element, []).flatMap(describeOne))];
  const words = inner.map((word) => plurals[word]);
  const known = words.filter((word) => word !== void 0);
  return known.length > 0 && known.length === words.length ? `a list of ${joinWords(known, "or")}` : "a list";
}
function literal(value) {
  return typeof value === "string" ? `"${value}"` : `\`${String(value)}\``;
}
function quote(text2) {
  const short = text2.length > 60 ? `${text2.slice(0, 57)}\u2026` : text2;
  return `"${short.replace(/\n/g, "\\n")}"`;
}
function isoDate(date2) {
  return Number.isNaN(date2.getTime()) ? "invalid" : date2.toISOString().replace(/T00:00:00\.000Z$/, "");
}

// src/problems/nearest.ts
function nearest(name, candidates) {
  const names = [...candidates];
  const plain = withoutSeparators(name);
  const same = names.find((candidate) => candidate.toLowerCase() === name.toLowerCase()) ?? names.find((candidate) => withoutSeparators(candidate) === plain);
  if (same !== void 0 || plain === "") return same;
  let best;
  let bestDistance = allowedEdits(name) + 1;
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}
function withoutSeparators(name) {
  return name.toLowerCase().replace(/[-_]/g, "");
}
function allowedEdits(name) {
  return name.length <= 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
}
function editDistance(a, b) {
  let beforeLast = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(at(last, j) + 1, at(current, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}
function at(row, index) {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

// src/problems/schemaProblems.ts
function schemaProblems(error, options) {
  return error.issues.flatMap((issue) => issueProblems(issue, [], options));
}
function issueProblems(issue, parentPath, options) {
  const path = [...parentPath, ...issue.path];
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => unknownKeyProblem(key, path, options));
  }
  if (issue.code === "invalid_union") {
    const inner = bestBranch(issue.errors);
    if (inner) return inner.flatMap((innerIssue) => issueProblems(innerIssue, path, options));
  }
  if (issue.code === "invalid_element" || issue.code === "invalid_key") {
    return issue.issues.flatMap((innerIssue) => issueProblems(innerIssue, path, options));
  }
  const value = valueAt(options.input, path);
  const name = nameOf(path, options.what);
  if (value === void 0 && issue.code !== "custom") {
    return [missingProblem(path, issue, options)];
  }
  const place = options.locate?.(path, "value");
  const hint = hintOf(issue, value, schemasAt(options.schema, path));
  const message = sentence(name, issue, value, path, options.schema);
  return [{ severity: "error", file: options.file, ...place, message, ...hint && { hint } }];
}
function unknownKeyProblem(key, path, options) {
  const near = nearest(key, knownKeys(options.schema, path));
  const listed = listedKeys(options.schema, path).map((name) => `\`${name}\``);
  const list = listed.length > 0 ? `Known keys are ${joinWords(listed, "and")}.` : void 0;
  const hint = near ? `Did you mean \`${near}\`?` : list;
  const inside = path.length > 0 ? ` in \`${formatKeyPath(path)}\`` : "";
  return {
    severity: options.unknownKeys ?? "error",
    file: options.file,
    ...options.locate?.([...path, key], "key"),
    message: `Unknown key \`${key}\`${inside}.`,
    ...hint && { hint }
  };
}
function missingProblem(path, issue, options) {
  const expected = describeExpected(schemasAt(options.schema, path));
  const place = options.locate?.(path, "key");
  const name = nameOf(path, options.what);
  const own = ownMessage(issue);
  return {
    severity: "error",
    file: options.file,
    ...place,
    message: own ? wordOwnMessage(name, own) : `${name} is missing.`,
    ...expected && { hint: `Set it to ${expected}.` }
  };
}
function sentence(name, issue, value, path, schema) {
  const own = ownMessage(issue);
  if (own) return wordOwnMessage(name, own);
  const but = `but is ${describeValue(value)}`;
  switch (issue.code) {
    case "too_small":
      if (typeof value !== "number") {
        return Number(issue.minimum) === 1 ? `${name} must not be empty.` : `${name} must have at least ${issue.minimum} ${typeof value === "string" ? "characters" : "entries"}.`;
      }
      return `${name} must be ${issue.inclusive ? "at least" : "more than"} ${issue.minimum}, ${but}.`;
    case "too_big":
      if (typeof value !== "number") {
        return `${name} must have at most ${issue.maximum} ${typeof value === "string" ? "characters" : "entries"}.`;
      }
      return `${name} must be ${issue.inclusive ? "at most" : "less than"} ${issue.maximum}, ${but}.`;
    case "invalid_format":
      return `${name} must be a valid ${issue.format}, ${but}.`;
    case "not_multiple_of":
      return `${name} must be a multiple of ${issue.divisor}, ${but}.`;
    case "invalid_type":
      if (issue.expected === "int" || issue.expected === "number" && typeof value === "number") {
        return `${name} must be ${issue.expected === "int" ? "a whole number" : "a finite number"}, ${but}.`;
      }
  }
  const expected = describeExpected(schemasAt(schema, path));
  return expected ? `${name} must be ${expected}, ${but}.` : `${name} is not valid: it is ${describeValue(value)}.`;
}
function hintOf(issue, value, schemas) {
  if (issue.code === "custom" && typeof issue.params?.hint === "string") return issue.params.hint;
  const near = typeof value === "string" ? nearest(value, acceptedWords(schemas)) : void 0;
  return near === void 0 || near === value ? void 0 : `Did you mean "${near}"?`;
}
function ownMessage(issue) {
  const ours = /^[a-z`]/.test(issue.message) || issue.code === "custom" && issue.message !== "Invalid input";
  return ours ? issue.message : void 0;
}
function wordOwnMessage(name, message) {
  const text2 = /^[a-z]/.test(message) ? `${name} ${message}` : message;
  return /[.!?]$/.test(text2) ? text2 : `${text2}.`;
}
function bestBranch(branches) {
  const fitting = branches.filter(
    (issues) => !issues.some((issue) => issue.path.length === 0 && isKind(issue))
  );
  const told = fitting.filter((issues) => !issues.some((issue) => issue.code === "invalid_value"));
  const candidates = told.length > 0 ? told : fitting;
  return [...candidates].sort((a, b) => weight(a) - weight(b))[0];
}
function isKind(issue) {
  return issue.code === "invalid_type" || issue.code === "invalid_value" || issue.code === "invalid_union";
}
function weight(issues) {
  return issues.reduce((sum, issue) => sum + (issue.code === "unrecognized_keys" ? issue.keys.length : 1), 0);
}
function valueAt(input, path) {
  let value = input;
  for (const part of path) {
    if (typeof value !== "object" || value === null) return void 0;
    value = Reflect.get(value, part);
  }
  return value;
}
function nameOf(path, what) {
  return path.length === 0 ? `The ${what}` : `\`${formatKeyPath(path)}\``;
}
function formatKeyPath(path) {
  return path.reduce((text2, part) => {
    if (typeof part === "number") return `${text2}[${part}]`;
    return text2 === "" ? String(part) : `${text2}.${String(part)}`;
  }, "");
}

// src/content/misspelledKey.ts
function misspelledKey(key, known) {
  if (Object.hasOwn(known, key)) return void 0;
  const near = nearest(key, Object.keys(known));
  return near?.[0]?.toLowerCase() === key[0]?.toLowerCase() ? near : void 0;
}

// src/content/frontMatter/splitFrontMatter.ts
import matter from "gray-matter";
function splitFrontMatter(text2, file) {
  const language = /^---(?!-)([^\n]*)/.exec(text2)?.[1]?.trim();
  if (language === void 0) return { data: {}, yaml: "", body: normalize(text2) };
  const closing = /\n---/.exec(text2);
  const yaml = text2.slice(3 + language.length, closing?.index);
  const body = normalize(closing ? text2.slice(text2.indexOf("\n", closing.index + 4) + 1 || text2.length) : "");
  const failed = (problem) => ({ data: {}, yaml, body, problem });
  if (!/^(?:ya?ml)?$/.test(language)) {
    const message = `The front matter is marked as \`${language}\`, but only YAML is read.`;
    return failed({
      severity: "error",
      file,
      line: 1,
      column: 4,
      message,
      hint: "Begin the file with `---` alone."
    });
  }
  if (!closing) {
    const message = "The front matter is not closed.";
    return failed({
      severity: "error",
      file,
      line: 1,
      column: 1,
      message,
      hint: "Add a line `---` after its last key."
    });
  }
  try {
    const parsed = matter(text2, {});
    if (isRecord(parsed.data)) return { data: parsed.data, yaml, body };
    if (parsed.data === void 0 || parsed.data === null) return { data: {}, yaml, body };
    const message = "The front matter is not a list of keys with values.";
    return failed({
      severity: "error",
      file,
      line: 2,
      column: 1,
      message,
      hint: "Write one `key: value` on each line."
    });
  } catch (error) {
    return failed({ severity: "error", file, ...yamlError(error, yaml) });
  }
}
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function normalize(text2) {
  return (text2.includes("\r") ? text2.replace(/\r\n?/g, "\n") : text2).trim();
}
function yamlError(error, yaml) {
  const hint = "Put values that hold `: `, ` #` or begin with a special character in quotes.";
  const found = findYamlSyntaxError(yaml);
  if (found) {
    const { line, column, message } = found;
    return {
      line,
      column,
      message: `The front matter is not valid YAML: ${message.replace(/\.$/, "")}.`,
      hint
    };
  }
  const reason = error instanceof Error && "reason" in error ? String(error.reason) : String(error);
  return { ...markOf(error), message: `The front matter is not valid YAML: ${reason}.`, hint };
}
function markOf(error) {
  const mark = error instanceof Error && "mark" in error ? error.mark : void 0;
  if (typeof mark !== "object" || mark === null || !("line" in mark) || !("column" in mark))
    return { line: 1, column: 1 };
  return { line: Number(mark.line) + 1, column: Number(mark.column) + 1 };
}

// src/content/frontMatter/checkFrontMatter.ts
function checkFrontMatter(text2, file, schema) {
  const split = splitFrontMatter(text2, file);
  const locate = (path, where = "value") => locateYaml(split.yaml, path, 0, where);
  const problems = split.problem ? [split.problem] : [];
  for (const key of Object.keys(split.data)) {
    const near = misspelledKey(key, schema.shape);
    if (near === void 0) continue;
    problems.push({
      severity: "warning",
      file,
      ...locate([key], "key"),
      message: `The front matter key \`${key}\` has no meaning.`,
      hint: `Did you mean \`${near}\`?`
    });
  }
  problems.push(...impossibleDates(split, file));
  const { data } = split;
  const result = schema.safeParse(data);
  if (result.success) return { frontMatter: result.data, body: split.body, problems, locate };
  problems.push(...schemaProblems(result.error, { file, what: "front matter", schema, input: data, locate }));
  const wrong = new Set(result.error.issues.map((issue) => String(issue.path[0])));
  const rest = Object.fromEntries(Object.entries(data).filter(([key]) => !wrong.has(key)));
  const second = schema.safeParse(rest);
  return { frontMatter: second.success ? second.data : schema.parse({}), body: split.body, problems, locate };
}
function impossibleDates({ data, yaml }, file) {
  const nested = data.last_update;
  const dates = [
    data.date,
    typeof nested === "object" && nested !== null && "date" in nested ? nested.date : null
  ];
  if (!dates.some((value) => value instanceof Date)) return [];
  return yaml.split("\n").flatMap((line, index) => {
    const found = /^(.*\bdate:\s*)((\d{4})-(\d\d?)-(\d\d?))/.exec(line);
    if (!found || isCalendarDay(Number(found[3]), Number(found[4]), Number(found[5]))) return [];
    const place = { line: index + 1, column: (found[1]?.length ?? 0) + 1 };
    return [{ severity: "error", file, ...place, message: `The calendar has no day ${found[2]}.` }];
  });
}

// src/content/text/contentTitle.ts
var importBlocksRE = /^(?:import\s(?:[^\n]|\n(?!\s*\n))*(?:\n\s*\n|$))*/;
function findContentTitle(body) {
  const imports = body.startsWith("import") ? importBlocksRE.exec(body)?.[0] ?? "" : "";
  const start = body.slice(imports.length).trimStart();
  const heading = /^#[ \t]+([^\n]*)(?:\n|$)/.exec(start) ?? /^([^\s#][^\n]*)\n=+[ \t]*(?:\n|$)/.exec(start);
  const title = heading?.[1] === void 0 ? "" : cleanTitle(heading[1]);
  if (!heading || title === "") return { rest: body };
  return { title, rest: imports + start.slice(heading[0].length) };
}
function cleanTitle(text2) {
  return text2.trim().replace(/\s*(?:\{#[^}]*\}|\{\/\*\s*#.*?\*\/\}|<!--\s*#.*?-->)$/, "").replace(/(?:^|\s+)#+$/, "").replace(/`/g, "").trim();
}

// src/content/text/excerpt.ts
function createExcerpt(body) {
  let until;
  let first = true;
  for (let start = 0; start < body.length; ) {
    const end = lineEnd(body, start);
    const line = body.slice(start, end).trim();
    start = end + 1;
    if (until) {
      if (until.test(line)) until = void 0;
      continue;
    }
    if (line === "" || isRuleRE.test(line)) continue;
    until = blockEnd(line);
    if (until) continue;
    if (first && /^=+$/.test(body.slice(start, lineEnd(body, start)).trim())) {
      start = lineEnd(body, start) + 1;
      first = false;
      continue;
    }
    first = false;
    const text2 = plainText(line);
    if (text2 !== "") return text2;
  }
  return "";
}
var isRuleRE = /^(?:([-*_=])[ \t]*)(?:\1[ \t]*){2,}$/;
function lineEnd(text2, start) {
  const end = text2.indexOf("\n", start);
  return end === -1 ? text2.length : end;
}
function blockEnd(line) {
  if (/^(?:import|export)\s/.test(line)) return /^$/;
  const fence = /^(`{3,}|~{3,})/.exec(line)?.[1];
  if (fence) return new RegExp(`^${fence.charAt(0)}{${fence.length},}$`);
  if (/^<!--(?!.*-->)/.test(line)) return /-->/;
  if (/^\{\/\*(?!.*\*\/)/.test(line)) return /\*\/\}?/;
  if (/^<[A-Za-z][^>]*$/.test(line)) return />/;
  return void 0;
}
function plainText(line) {
  return line.replace(/<!--.*?-->|\{\/\*.*?\*\/\}/g, "").replace(/<\/?[A-Za-z][^>]*>/g, "").replace(/^#\s.*$/, "").replace(/^#{2,6}\s+(.*?)\s*#*$/, "$1").replace(/^(?:\s{0,3}>\s?)+/, "").replace(/:::.*/, "").replace(/\s*\{#[^}]*\}/g, "").replace(/!\[([^\]]*)\][[(][^\])]*[\])]/g, "$1").replace(/\[\^[^\]]+\]:?/g, "").replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, "$1").replace(/(?<![\w:]):[a-z0-9_+-]+:(?![\w:])/gi, "").replace(/(\*{1,3})(?=\S)(.+?)(?<=\S)\1/g, "$2").replace(/(?<!\w)(_{1,3})(?=\S)(.+?)(?<=\S)\1(?!\w)/g, "$2").replace(/~~(?=\S)(.+?)(?<=\S)~~/g, "$1").replace(/(`+)\s?(.+?)\s?\1/g, "$2").replace(/\\([!-/:-@[-`{-~])/g, "$1").replace(/\s{2,}/g, " ").trim();
}

// src/content/readMarkdown.ts
var filesAtOnce = 64;
async function readMarkdown(place, schema) {
  const { text: text2, ...source } = await readSource(place.siteDir, place.folder, place.path);
  const { frontMatter, body, problems, locate } = checkFrontMatter(text2, source.file, schema);
  const { title, rest } = findContentTitle(body);
  const description = frontMatter.description ?? createExcerpt(rest);
  return { ...source, frontMatter, contentTitle: title, description, locate, problems, body: rest };
}

// src/content/files/readDataFile.ts
import { readFile as readFile2 } from "node:fs/promises";
import { join as join4 } from "node:path";
import { parse } from "yaml";
async function readDataFile(siteDir, file, schema, what) {
  const bytes = await readFile2(join4(siteDir, file), "utf8").catch(() => void 0);
  if (bytes === void 0) return { exists: false, problems: [], locate: () => void 0 };
  const text2 = withoutTabs(bytes.replace(/^\uFEFF/, ""), file);
  const locate = (path, where = "value") => locateYaml(text2, path, 0, where);
  const syntax = findYamlSyntaxError(text2);
  if (syntax) {
    const { line, column, message } = syntax;
    const format = file.endsWith(".json") ? "JSON" : "YAML";
    const words = `The ${what} is not valid ${format}: ${message.replace(/\.$/, "")}.`;
    return { exists: true, locate, problems: [{ severity: "error", file, line, column, message: words }] };
  }
  const input = parse(text2) ?? {};
  const result = schema.safeParse(input);
  if (result.success) return { exists: true, data: result.data, locate, problems: [] };
  return { exists: true, locate, problems: schemaProblems(result.error, { file, what, schema, input, locate }) };
}
function withoutTabs(text2, file) {
  return file.endsWith(".json") ? text2.replace(/^\t+/gm, (tabs) => " ".repeat(tabs.length)) : text2;
}

// src/content/tags/kebabCase.ts
function kebabCase(text2) {
  const plain = removeAccents(text2).replace(/['\u2019]/g, "");
  return (plain.match(wordRE) ?? []).map((word) => word.toLowerCase()).join("-");
}
var breaks = String.raw`\s\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\xd7\xf7\u2000-\u206f`;
var pictures = String.raw`\u2700-\u27bf\u{10000}-\u{10ffff}`;
var other = String.raw`[^${breaks}${pictures}\ufe0e\ufe0f0-9A-Za-z]`;
var lower = `(?:[a-z]|${other})`;
var upper = `(?:[A-Z]|${other})`;
var wordRE = new RegExp(
  [
    `[A-Z]?[a-z]+(?=[${breaks}]|[A-Z]|$)`,
    `${upper}+(?=[${breaks}]|[A-Z]${lower}|$)`,
    `[A-Z]?${lower}+`,
    "[A-Z]+",
    String.raw`\d*(?:1ST|2ND|3RD|(?![123])\dTH)(?=\b|[a-z_])`,
    String.raw`\d*(?:1st|2nd|3rd|(?![123])\dth)(?=\b|[A-Z_])`,
    String.raw`\d+`,
    `[${pictures}][\\ufe0e\\ufe0f]?(?:\\u200d[${pictures}][\\ufe0e\\ufe0f]?)*`
  ].join("|"),
  "gu"
);
var whole = {
  \u00C6: "Ae",
  \u00E6: "ae",
  \u00D0: "D",
  \u00F0: "d",
  \u00DE: "Th",
  \u00FE: "th",
  \u00DF: "ss",
  \u00D8: "O",
  \u00F8: "o",
  \u0110: "D",
  \u0111: "d",
  \u0126: "H",
  \u0127: "h",
  \u0131: "i",
  \u0132: "IJ",
  \u0133: "ij",
  \u0138: "k",
  \u013F: "L",
  \u0140: "l",
  \u0141: "L",
  \u0142: "l",
  \u0149: "n",
  \u014A: "N",
  \u014B: "n",
  \u0152: "Oe",
  \u0153: "oe",
  \u0166: "T",
  \u0167: "t",
  \u017F: "s"
};
function removeAccents(text2) {
  return text2.replace(/[\xc0-\u017f]/g, (letter) => whole[letter] ?? letter.normalize("NFD")).replace(/[\u0300-\u036f\ufe20-\ufe2f\u20d0-\u20ff]/g, "");
}

// src/content/tags/tagsFileSchema.ts
import { z as z6 } from "zod";
var declaredTag = z6.strictObject({
  label: filledText().optional().describe("Text of the tag; the key with a capital letter if left out."),
  permalink: filledText().optional().describe("Path of the tag\u2019s page below the tags route."),
  description: text().optional().describe("A sentence about the tag, shown on its page.")
});
var tagsFileSchema = z6.record(z6.string(), declaredTag.nullable());

// src/content/tags/loadTagsFile.ts
async function loadTagsFile(siteDir, site, section) {
  const file = siteFile(section.path, section.tags || "tags.yml");
  if (section.tags === false) return { file, exists: false, problems: [] };
  const { data, exists, problems, locate } = await readDataFile(siteDir, file, tagsFileSchema, "tags file");
  if (!exists && section.tags !== void 0) {
    const message = `The tags file \`${file}\` does not exist.`;
    return {
      file,
      exists,
      problems: [{ severity: "error", message, hint: "Create it, or remove the `tags` option." }]
    };
  }
  if (!exists) return { file, exists, problems };
  const tags = /* @__PURE__ */ new Map();
  const owners = /* @__PURE__ */ new Map();
  for (const [key, declared] of Object.entries(data ?? {})) {
    const tag = createDeclaredTag(key, declared, (path) => createPermalink(site, section.tagsRoute, path));
    const owner = owners.get(tag.permalink);
    if (owner !== void 0) {
      problems.push({
        severity: "error",
        file,
        ...locate([key], "key"),
        message: `The tags \`${owner}\` and \`${key}\` have the same permalink, ${tag.permalink}.`,
        hint: "Give one of them another `permalink`."
      });
    }
    owners.set(tag.permalink, owner ?? key);
    tags.set(key, tag);
  }
  return { file, exists, tags, problems };
}
function createDeclaredTag(key, declared, address) {
  return {
    label: declared?.label ?? key.charAt(0).toUpperCase() + key.slice(1).toLowerCase(),
    permalink: address(declared?.permalink ?? (kebabCase(key) || key)),
    ...declared?.description !== void 0 && { description: declared.description },
    inline: false
  };
}

// src/content/tags/resolveTags.ts
function resolveTags(written, source, options) {
  const tags = /* @__PURE__ */ new Map();
  const problems = [];
  for (const [index, one] of written.entries()) {
    const tag = resolveTag(one, options);
    if (!tags.has(tag.permalink)) tags.set(tag.permalink, tag);
    const severity = tag.inline && options.tagsFile.exists ? reactionSeverity(options.onInlineTags) : void 0;
    if (!severity || !options.tagsFile.tags) continue;
    const name = typeof one === "string" ? one : one.label;
    const near = nearest(name, options.tagsFile.tags.keys());
    problems.push({
      severity,
      file: source.file,
      ...source.locate(["tags", index]),
      message: `The tag \`${name}\` is not declared in \`${options.tagsFile.file}\`.`,
      hint: near === void 0 ? "Declare it there, or use a declared tag." : `Did you mean \`${near}\`?`
    });
  }
  return { tags: [...tags.values()], problems };
}
function resolveTag(written, { site, tagsFile, tagsRoute }) {
  if (typeof written === "string") {
    const declared = tagsFile.tags?.get(written);
    if (declared) return declared;
  }
  const { label, permalink } = typeof written === "string" ? { label: written, permalink: kebabCase(written) || written } : written;
  return { label, permalink: createPermalink(site, tagsRoute, permalink), inline: true };
}

// src/content/text/readingTime.ts
var wordsPerMinute = 200;
function getReadingTime(body, locale) {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(locale, { granularity: "word" }).segment(body)) {
    if (isWordLike) words++;
  }
  return Math.ceil(words / wordsPerMinute);
}

// src/content/text/truncateMarker.ts
var truncateMarkerRE = /<!--\s*truncate\s*-->|\{\s*\/\*\s*truncate\s*\*\/\s*\}/;

// src/content/blog/socials.ts
var platforms = {
  bluesky: "https://bsky.app/profile/*",
  email: "mailto:*",
  github: "https://github.com/*",
  instagram: "https://www.instagram.com/*",
  linkedin: "https://www.linkedin.com/in/*/",
  mastodon: "https://mastodon.social/@*",
  stackoverflow: "https://stackoverflow.com/users/*",
  threads: "https://www.threads.net/@*",
  twitch: "https://twitch.tv/*",
  twitter: "https://twitter.com/*",
  x: "https://x.com/*",
  youtube: "https://www.youtube.com/@*"
};
var knownPlatforms = Object.keys(platforms);
function resolveSocials(written = {}) {
  const socials = [];
  const unknown = [];
  for (const [platform, value] of Object.entries(written)) {
    const pattern = platforms[platform.toLowerCase()];
    const account = value.replace(/^@/, "");
    if (/^(?:https?:\/\/|mailto:|\/)/.test(value)) socials.push({ platform, url: value });
    else if (pattern) socials.push({ platform, url: pattern.replace("*", () => account) });
    else unknown.push(platform);
  }
  return { socials, unknown };
}

// src/content/blog/createAuthor.ts
function createAuthor(written, baseUrl, permalink) {
  const { key, name, title, url, email, description } = written;
  const image = written.imageURL ?? written.image_url;
  return {
    key,
    name,
    title,
    url,
    email,
    imageURL: image?.startsWith("/") ? withBaseUrl(image, baseUrl) : image,
    description,
    permalink,
    socials: resolveSocials(written.socials).socials
  };
}
function mergeAuthors(declared, own) {
  const image = own.imageURL ?? own.image_url;
  return { ...declared, ...own, ...image !== void 0 && { imageURL: image } };
}

// src/content/blog/loadAuthors.ts
async function loadAuthors(siteDir, site, options) {
  const file = siteFile(options.path, options.authorsMapPath);
  const loaded = await readDataFile(siteDir, file, authorsFileSchema, "authors file");
  const { data = {}, exists, problems } = loaded;
  const authors = /* @__PURE__ */ new Map();
  for (const [key, entry] of Object.entries(data)) {
    problems.push(...checkAuthor(key, entry, file, loaded.locate));
    authors.set(key, createAuthor({ ...entry, key }, site.baseUrl, pagePermalink(key, entry, site, options)));
  }
  return {
    file,
    exists,
    authors,
    written: new Map(Object.entries(data)),
    failed: exists && loaded.data === void 0,
    problems
  };
}
function pagePermalink(key, entry, site, options) {
  if (!entry.page) return void 0;
  const path = entry.page === true ? kebabCase(key) || key : entry.page.permalink;
  return createPermalink(site, options.routeBasePath, options.authorsBasePath, path);
}
function checkAuthor(key, entry, file, locate) {
  const known = Object.fromEntries(authorKeys.map((name) => [name, true]));
  const misspelled = Object.keys(entry).flatMap((name) => {
    const near = misspelledKey(name, known);
    if (near === void 0) return [];
    const message = `The key \`${name}\` of the author \`${key}\` has no meaning.`;
    return [
      { severity: "warning", file, ...locate([key, name], "key"), message, hint: `Did you mean \`${near}\`?` }
    ];
  });
  const unknown = resolveSocials(entry.socials).unknown.map((platform) => ({
    severity: "error",
    file,
    ...locate([key, "socials", platform], "key"),
    message: `The account of the author \`${key}\` on \`${platform}\` must be a whole address.`,
    hint: `A name is enough on ${knownPlatforms.join(", ")}.`
  }));
  return [...misspelled, ...unknown];
}

// src/content/blog/postFileName.ts
function parsePostFileName(path) {
  const name = path.replace(/\.mdx?$/, "");
  const found = /^(.*)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?$/.exec(name);
  if (!found) {
    const plain = name.replace(/\/index$/, "");
    return { slug: `/${plain}`, text: plain };
  }
  const [, folder = "", year = "", month = "", day = "", text2 = ""] = found;
  const possible = isCalendarDay(Number(year), Number(month), Number(day));
  return {
    ...possible ? { date: new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).toISOString() } : { impossibleDate: `${year}-${month}-${day}` },
    slug: `/${year}/${month}/${day}/${folder}${text2}`,
    text: text2 || name
  };
}

// src/content/availableNames.ts
var longestList = 30;
function availableNames(name, valid, plural) {
  if (valid.length === 0) return `There are no ${plural}.`;
  const near = nearest(name, valid);
  const shown = valid.slice(0, longestList).map((one) => `\`${one}\``).join(", ");
  const more = valid.length > longestList ? `, \u2026 and ${valid.length - longestList} more` : "";
  return `${near === void 0 ? "" : `Did you mean \`${near}\`? `}Available ${plural}: ${shown}${more}.`;
}

// src/content/blog/resolveAuthors.ts
function resolveAuthors(source, options) {
  const authors = [];
  const problems = [];
  const { authorsFile, baseUrl } = options;
  for (const { author: author2, path } of writtenAuthors(source.frontMatter)) {
    const known = author2.key === void 0 ? void 0 : authorsFile.authors.get(author2.key);
    if (author2.key === void 0) problems.push(...inlineProblem(author2, path, source, options));
    else if (!known && !authorsFile.failed) problems.push(unknownKey(author2.key, path, source, authorsFile));
    if (author2.key !== void 0 && !known && author2.name === void 0) continue;
    const declared = author2.key === void 0 ? void 0 : authorsFile.written.get(author2.key);
    authors.push(createAuthor(declared ? mergeAuthors(declared, author2) : author2, baseUrl, known?.permalink));
  }
  return { authors, problems };
}
function writtenAuthors(frontMatter) {
  const { authors } = frontMatter;
  if (authors === void 0) return legacyAuthor(frontMatter);
  const list = Array.isArray(authors) ? authors : [authors];
  return list.map((one, index) => {
    const path = Array.isArray(authors) ? ["authors", index] : ["authors"];
    if (typeof one === "string") return { author: { key: one }, path };
    return { author: one, path: one.key === void 0 ? path : [...path, "key"] };
  });
}
function legacyAuthor(frontMatter) {
  const author2 = {
    name: frontMatter.author,
    title: frontMatter.author_title ?? frontMatter.authorTitle,
    url: frontMatter.author_url ?? frontMatter.authorURL,
    imageURL: frontMatter.author_image_url ?? frontMatter.authorImageURL
  };
  if (author2.name === void 0 && author2.imageURL === void 0) return [];
  return [{ author: author2, path: [author2.name === void 0 ? "author_image_url" : "author"] }];
}
function unknownKey(key, path, source, authorsFile) {
  const hint = authorsFile.exists ? availableNames(key, [...authorsFile.authors.keys()], "authors") : `Create the authors file \`${authorsFile.file}\` and declare \`${key}\` there.`;
  return {
    severity: "error",
    file: source.file,
    ...source.locate(path),
    message: `The author \`${key}\` is not declared in \`${authorsFile.file}\`.`,
    hint
  };
}
function inlineProblem(author2, path, source, { onInlineAuthors, authorsFile }) {
  const severity = reactionSeverity(onInlineAuthors);
  if (!severity) return [];
  const name = author2.name === void 0 ? "An author" : `The author \`${author2.name}\``;
  return [
    {
      severity,
      file: source.file,
      ...source.locate(path),
      message: `${name} is written in the post and not declared in \`${authorsFile.file}\`.`,
      hint: 'Declare the author there and use the key, or set `onInlineAuthors` to "ignore".'
    }
  ];
}

// src/content/blog/loadPosts.ts
async function loadPosts(siteDir, site, options) {
  const folder = join5(siteDir, options.path);
  const historyLoading = loadHistory(siteDir, options);
  const tagsRoute = `${options.routeBasePath}/${options.tagsBasePath}`;
  const [tagsFile, authorsFile, listing] = await Promise.all([
    loadTagsFile(siteDir, site, { path: options.path, tags: options.tags, tagsRoute }),
    loadAuthors(siteDir, site, options),
    listFolder(folder)
  ]);
  const paths = listing.files.filter(createPathFilter(options.include, options.exclude));
  const sources = await mapConcurrent(paths, filesAtOnce, async (path) => {
    const { body, ...source } = await readMarkdown(
      { siteDir, folder: options.path, path },
      postFrontMatterSchema
    );
    return {
      ...source,
      name: parsePostFileName(path),
      truncated: truncateMarkerRE.test(body),
      readingTime: options.showReadingTime ? getReadingTime(body, site.locale) : void 0
    };
  });
  const { history, problems: historyProblems } = await historyLoading(paths);
  const problems = [...tagsFile.problems, ...authorsFile.problems, ...historyProblems];
  const context = { site, section: options, history };
  const dates = await undatedFileDates(folder, sources);
  const posts = sources.map((source) => {
    const { file, frontMatter, name } = source;
    const tags = resolveTags(frontMatter.tags ?? [], source, {
      site,
      tagsFile,
      tagsRoute,
      onInlineTags: options.onInlineTags
    });
    const authors = resolveAuthors(source, {
      baseUrl: site.baseUrl,
      authorsFile,
      onInlineAuthors: options.onInlineAuthors
    });
    problems.push(...source.problems, ...tags.problems, ...authors.problems, ...checkPost(source, options));
    const slug2 = (frontMatter.slug ?? name.slug).replace(/^\/*/, "/");
    const title = frontMatter.title ?? source.contentTitle ?? name.text;
    return {
      kind: "post",
      ...createDocument(source, { title, slug: slug2, tags: tags.tags }, context),
      date: writtenDate(source) ?? dates.get(file) ?? (/* @__PURE__ */ new Date(0)).toISOString(),
      slug: slug2,
      titleMeta: frontMatter.title_meta,
      sidebarLabel: frontMatter.sidebar_label,
      authors: authors.authors,
      readingTime: source.readingTime,
      truncated: source.truncated
    };
  });
  posts.sort((a, b) => compareText(b.date, a.date));
  if (options.sortPosts === "ascending") posts.reverse();
  const extraFiles = [tagsFile, authorsFile].filter(({ exists }) => exists).map(({ file }) => file);
  return {
    posts,
    authors: Object.fromEntries(authorsFile.authors),
    files: [...sources.map(({ file }) => file), ...extraFiles],
    problems
  };
}
function writtenDate({ frontMatter, name }) {
  return (frontMatter.date === void 0 ? void 0 : parseDate(frontMatter.date)?.toISOString()) ?? name.date;
}
async function undatedFileDates(folder, sources) {
  const undated = sources.filter((source) => writtenDate(source) === void 0);
  if (undated.length === 0) return /* @__PURE__ */ new Map();
  const history = await readGitHistory(folder);
  const dates = await mapConcurrent(undated, filesAtOnce, async ({ file, path }) => {
    const committed = history?.get(path)?.first.date;
    return [file, committed ?? (await stat2(join5(folder, path))).birthtime.toISOString()];
  });
  return new Map(dates);
}
function checkPost({ file, frontMatter, name, truncated, locate }, options) {
  const problems = [];
  if (name.impossibleDate !== void 0 && frontMatter.date === void 0) {
    const message = `The file name holds the date ${name.impossibleDate}, which is not in the calendar.`;
    problems.push({
      severity: "error",
      file,
      message,
      hint: "Rename the file, or give it a `date` in its front matter."
    });
  }
  if (frontMatter.id !== void 0) {
    const message = "The front matter key `id` has no meaning in blog posts any more.";
    problems.push({
      severity: "warning",
      file,
      ...locate(["id"], "key"),
      message,
      hint: "Use `slug` instead."
    });
  }
  const severity = truncated ? void 0 : reactionSeverity(options.onUntruncatedBlogPosts);
  if (severity && !frontMatter.draft) {
    const message = "The post has no truncate marker, so lists show all of it.";
    const hint = "Put `<!-- truncate -->` (in MDX `{/* truncate */}`) after its first paragraphs.";
    problems.push({ severity, file, message, hint });
  }
  return problems;
}

// src/content/docs/checkReferences.ts
function checkReferences({ docs: docs2, draftIds, sidebarNames, locate }) {
  const ids = new Set(docs2.map((doc) => doc.id));
  return docs2.flatMap((doc) => {
    const problems = [];
    const report = (key, message, hint) => problems.push({ severity: "error", file: doc.file, ...locate(doc.file, [key]), message, hint });
    const sidebar = doc.displayedSidebar;
    if (typeof sidebar === "string" && sidebarNames && !sidebarNames.includes(sidebar)) {
      const message = `\`displayed_sidebar\` names the sidebar \`${sidebar}\`, which does not exist.`;
      report("displayed_sidebar", message, availableNames(sidebar, sidebarNames, "sidebars"));
    }
    for (const [key, id] of [
      ["pagination_next", doc.paginationNext],
      ["pagination_prev", doc.paginationPrev]
    ]) {
      if (typeof id !== "string" || ids.has(id) || draftIds.has(id)) continue;
      const message = `\`${key}\` names the doc \`${id}\`, which does not exist.`;
      report(key, message, availableNames(id, [...ids], "doc ids"));
    }
    return problems;
  });
}

// src/content/docs/loadDocs.ts
import { join as join6 } from "node:path";

// src/content/frontMatter/docFrontMatter.ts
import { z as z7 } from "zod";
var docFrontMatterSchema = z7.looseObject({
  id: filledText().refine((value) => !value.includes("/"), {
    error: "must not contain `/`",
    params: { hint: "The folder is part of the id by itself; use `slug` to change the address." }
  }).optional().describe("Last part of the doc\u2019s id, instead of the file name."),
  ...commonFields,
  tags: tagsField,
  hide_title: flag().optional().describe("Shows no heading when the text has none of its own."),
  sidebar_key: filledText().optional().describe("Unique key of the sidebar item."),
  sidebar_label: filledText().optional().describe("Text of the sidebar item, instead of the title."),
  sidebar_position: numeric().optional().describe("Place among the items of an autogenerated folder."),
  sidebar_class_name: filledText().optional().describe("CSS class of the sidebar item."),
  sidebar_custom_props: customProps().optional().describe("Values of your own on the sidebar item."),
  displayed_sidebar: filledText().nullable().optional().describe("Name of the sidebar shown beside the doc; `null` shows none."),
  pagination_label: filledText().optional().describe("Text of previous and next links to this doc."),
  pagination_next: filledText().nullable().optional().describe("Id of the next doc; `null` for none."),
  pagination_prev: filledText().nullable().optional().describe("Id of the previous doc; `null` for none."),
  custom_edit_url: text().nullable().optional().describe("Address of the \u201CEdit this page\u201D link; `null` or an empty text hides the link."),
  parse_number_prefixes: flag().optional().describe("Whether numbers before file and folder names are a position and not part of the address.")
}).superRefine(checkTogether);

// src/content/resolveSlug.ts
function resolveSlug(slug2, folder) {
  const path = slug2.startsWith("/") ? slug2 : folder + slug2;
  const segments = [];
  const parts = path.split("/").filter((part) => part !== "");
  for (const part of parts) {
    if (part === "..") segments.pop();
    else if (part !== ".") segments.push(part);
  }
  const last = parts.at(-1);
  const isFolder = path.endsWith("/") || last === "." || last === "..";
  return segments.length === 0 ? "/" : `/${segments.join("/")}${isFolder ? "/" : ""}`;
}

// src/content/docs/isCategoryIndex.ts
function isCategoryIndex(fileName2, sourceDir) {
  const name = fileName2.toLowerCase();
  const folder = sourceDir.slice(sourceDir.lastIndexOf("/") + 1).toLowerCase();
  return name === "index" || name === "readme" || name === folder;
}

// src/content/docs/numberPrefix.ts
function parseNumberPrefix(name) {
  if (/^\d+[-_.]\d/.test(name)) return { name };
  const found = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name);
  return found?.[2] === void 0 ? { name } : { name: found[2], number: Number(found[1]) };
}
function stripNumberPrefixes(path) {
  return path.split("/").map((name) => parseNumberPrefix(name).name).join("/");
}

// src/content/docs/docNames.ts
function docNames(path, own, numberPrefixes) {
  const slash = path.lastIndexOf("/");
  const sourceDir = slash === -1 ? "." : path.slice(0, slash);
  const fileName2 = path.slice(slash + 1).replace(/\.[^.]+$/, "");
  const prefixed = numberPrefixes ? parseNumberPrefix(fileName2) : { name: fileName2 };
  const baseId = own.id ?? prefixed.name;
  const dir = numberPrefixes ? stripNumberPrefixes(sourceDir) : sourceDir;
  const folder = dir === "." ? "/" : `/${dir}/`;
  const isIndex = isCategoryIndex(fileName2, sourceDir);
  return {
    id: dir === "." ? baseId : `${dir}/${baseId}`,
    baseId,
    // Only what a writer gave as a slug is a path; a file may be called `..foo`.
    slug: own.slug !== void 0 ? resolveSlug(own.slug, folder) : isIndex ? folder : folder + baseId,
    sourceDir,
    position: prefixed.number
  };
}

// src/content/docs/findDuplicateIds.ts
function findDuplicateIds(docs2) {
  const owners = /* @__PURE__ */ new Map();
  return docs2.flatMap((doc) => {
    const owner = owners.get(doc.id);
    if (!owner) owners.set(doc.id, doc);
    if (!owner) return [];
    const message = `The doc id \`${doc.id}\` is taken by \`${owner.file}\` and \`${doc.file}\`.`;
    const hint = "Rename one of the files, or give it an `id` in its front matter.";
    return [{ severity: "error", file: doc.file, message, hint }];
  });
}

// src/content/docs/loadDocs.ts
async function loadDocs(siteDir, site, options) {
  const historyLoading = loadHistory(siteDir, options);
  const tagsRoute = `${options.routeBasePath}/${options.tagsBasePath}`;
  const tagsLoading = loadTagsFile(siteDir, site, { path: options.path, tags: options.tags, tagsRoute });
  const listing = await listFolder(join6(siteDir, options.path));
  const paths = listing.files.filter(createPathFilter(options.include, options.exclude));
  const sources = await mapConcurrent(paths, filesAtOnce, async (path) => {
    const { body: _, ...source } = await readMarkdown(
      { siteDir, folder: options.path, path },
      docFrontMatterSchema
    );
    return source;
  });
  const tagsFile = await tagsLoading;
  const { history, problems: historyProblems } = await historyLoading(paths);
  const context = { site, section: options, history };
  const tagOptions = { site, tagsFile, tagsRoute, onInlineTags: options.onInlineTags };
  const problems = [...tagsFile.problems, ...historyProblems];
  const docs2 = sources.map((source) => {
    const { tags, problems: tagProblems } = resolveTags(source.frontMatter.tags ?? [], source, tagOptions);
    problems.push(...source.problems, ...tagProblems);
    return createDoc(source, { tags, numberPrefixes: options.numberPrefixParser }, context);
  });
  problems.push(...findDuplicateIds(docs2));
  return {
    docs: docs2,
    listing,
    files: [...docs2.map((doc) => doc.file), ...tagsFile.exists ? [tagsFile.file] : []],
    problems,
    locate: new Map(sources.map((source) => [source.file, source.locate]))
  };
}
function createDoc(source, { tags, numberPrefixes }, context) {
  const { frontMatter } = source;
  const names = docNames(
    source.path,
    frontMatter,
    numberPrefixes && frontMatter.parse_number_prefixes !== false
  );
  const title = frontMatter.title ?? source.contentTitle ?? names.baseId;
  return {
    kind: "doc",
    ...createDocument(source, { title, slug: names.slug, tags }, context),
    id: names.id,
    sourceDir: names.sourceDir,
    slug: names.slug,
    hideTitle: frontMatter.hide_title ?? false,
    sidebarLabel: frontMatter.sidebar_label,
    sidebarPosition: frontMatter.sidebar_position ?? names.position,
    sidebarClassName: frontMatter.sidebar_class_name,
    sidebarCustomProps: frontMatter.sidebar_custom_props,
    sidebarKey: frontMatter.sidebar_key,
    displayedSidebar: frontMatter.displayed_sidebar,
    paginationLabel: frontMatter.pagination_label,
    paginationNext: frontMatter.pagination_next,
    paginationPrev: frontMatter.pagination_prev
  };
}

// src/content/sidebars/categoryIndexes.ts
function getCategoryIndexes(sidebars) {
  return Object.entries(sidebars).flatMap(([sidebar, items]) => inItems(items, sidebar));
}
function inItems(items, sidebar) {
  return items.flatMap((category) => {
    if (category.type !== "category") return [];
    const inner = inItems(category.items, sidebar);
    return category.link?.type === "generated-index" ? [{ sidebar, category, link: category.link }, ...inner] : inner;
  });
}

// src/content/findDuplicateRoutes.ts
function findDuplicateRoutes(content, reaction) {
  const severity = reactionSeverity(reaction);
  if (!severity) return [];
  const sources = /* @__PURE__ */ new Map();
  const add = (permalink, name, file) => {
    const key = permalink.replace(/(?<=.)\/$/, "");
    const others = sources.get(key);
    if (others) others.push({ name, file });
    else sources.set(key, [{ name, file }]);
  };
  for (const { permalink, file } of [...content.docs, ...content.posts, ...content.pages]) {
    add(permalink, `\`${file}\``, file);
  }
  for (const { link, category, sidebar } of getCategoryIndexes(content.sidebars)) {
    add(link.href, `the category \`${category.label}\` of the sidebar \`${sidebar}\``);
  }
  return [...sources].flatMap(([permalink, claims]) => {
    if (claims.length < 2) return [];
    const names = claims.map(({ name }) => name);
    const message = `The address ${permalink} is taken by ${names.slice(0, -1).join(", ")} and ${names.at(-1)}.`;
    const file = claims.findLast((claim) => claim.file !== void 0)?.file;
    return [{ severity, file, message, hint: "Rename one of them, or give it another `slug`." }];
  });
}

// src/content/pages/loadPages.ts
import { join as join7 } from "node:path";

// src/content/frontMatter/pageFrontMatter.ts
import { z as z8 } from "zod";
var pageFrontMatterSchema = z8.looseObject({
  ...commonFields,
  wrapperClassName: filledText().optional().describe("CSS class around the page.")
}).superRefine(checkTogether);

// src/content/pages/pageRoute.ts
function getPageRoute(path) {
  const route = `/${path.replace(/\.[^./]+$/, "")}`;
  return route.replace(/\/index$/i, "/");
}

// src/content/pages/loadPages.ts
async function loadPages(siteDir, site, options) {
  const historyLoading = loadHistory(siteDir, options);
  const listing = await listFolder(join7(siteDir, options.path));
  const isPage = createPathFilter(options.include, options.exclude);
  const paths = listing.files.filter((path) => isPage(path) && !path.endsWith(".d.ts"));
  const markdownPaths = paths.filter(isMarkdown);
  const { history, problems: historyProblems } = await historyLoading(markdownPaths);
  const context = { site, section: options, history };
  const loaded = await mapConcurrent(paths, filesAtOnce, async (path) => {
    const place = { siteDir, folder: options.path, path };
    if (isMarkdown(path)) {
      const { body: _, ...source } = await readMarkdown(place, pageFrontMatterSchema);
      return { page: createMarkdownPage(source, context), problems: source.problems };
    }
    const { file, hash } = await readSource(siteDir, options.path, path);
    const permalink = createPermalink(site, options.routeBasePath, getPageRoute(path));
    return { page: { kind: "page", file, hash, permalink, type: "component" }, problems: [] };
  });
  return {
    pages: loaded.map(({ page }) => page),
    files: loaded.map(({ page }) => page.file),
    problems: [...historyProblems, ...loaded.flatMap(({ problems }) => problems)]
  };
}
function createMarkdownPage(source, context) {
  const { frontMatter, file, hash, path } = source;
  const slug2 = frontMatter.slug === void 0 ? getPageRoute(path) : resolveSlug(frontMatter.slug, "/");
  const own = { title: frontMatter.title ?? source.contentTitle ?? "", slug: slug2, tags: [] };
  const document = { ...createDocument(source, own, context), wrapperClassName: frontMatter.wrapperClassName };
  return { kind: "page", file, hash, permalink: document.permalink, type: "markdown", document };
}
function isMarkdown(path) {
  return /\.mdx?$/i.test(path);
}

// src/content/sidebars/loadSidebars.ts
import GithubSlugger from "github-slugger";

// src/content/sidebars/autogenerate.ts
function autogenerate(folder, context) {
  return sorted(placeItems(folder, folder.docs, context));
}
function placeItems(folder, docs2, context) {
  const placedDocs = docs2.map((doc) => ({
    item: { type: "doc", id: doc.id },
    position: doc.sidebarPosition,
    source: fileName(doc)
  }));
  const placedFolders = [...folder.folders.values()].map((one) => placeCategory(one, context));
  return [...placedDocs, ...placedFolders];
}
function placeCategory(folder, context) {
  const category = context.categories.get(folder.path);
  const data = category?.data;
  const prefixed = context.numberPrefixes ? parseNumberPrefix(folder.name) : { name: folder.name };
  const linked = findLinkedDoc(folder, category, context);
  const items = sorted(
    placeItems(
      folder,
      folder.docs.filter((doc) => doc !== linked),
      context
    )
  );
  const link = linked ? { type: "doc", id: linked.id } : data?.link?.type === "generated-index" ? data.link : void 0;
  const item = {
    type: "category",
    label: data?.label ?? linked?.sidebarLabel ?? linked?.title ?? prefixed.name,
    items,
    link,
    collapsible: data?.collapsible,
    collapsed: data?.collapsed,
    description: data?.description,
    className: data?.className ?? linked?.sidebarClassName,
    customProps: data?.customProps ?? linked?.sidebarCustomProps,
    key: data?.key ?? linked?.sidebarKey
  };
  const position = data?.position ?? linked?.sidebarPosition ?? prefixed.number;
  return { item, position, source: folder.name };
}
function findLinkedDoc(folder, category, context) {
  const link = category?.data.link;
  if (link === void 0) {
    return folder.docs.find((doc2) => isCategoryIndex(fileName(doc2).replace(/\.[^.]+$/, ""), doc2.sourceDir));
  }
  if (link?.type !== "doc") return void 0;
  const { id } = link;
  const doc = folder.docs.find((one) => one.id.endsWith(`/${id}`) && !id.includes("/")) ?? context.docsById.get(id);
  if (!doc && !isDraft(id, folder, context.draftIds)) {
    context.problems.push({
      severity: "error",
      file: category?.file,
      ...category?.locate(["link", "id"]),
      message: `The category links to the doc \`${id}\`, which does not exist.`,
      hint: availableNames(id, [...context.docsById.keys()], "doc ids")
    });
  }
  return doc;
}
function isDraft(id, folder, draftIds) {
  return draftIds.has(id) || draftIds.has(`${folder.path}/${id}`);
}
function fileName(doc) {
  return doc.file.slice(doc.file.lastIndexOf("/") + 1);
}
function sorted(placed) {
  const last = Number.POSITIVE_INFINITY;
  return placed.sort((a, b) => {
    const [left, right] = [a.position ?? last, b.position ?? last];
    return left === right ? compareText(a.source, b.source) : left - right;
  }).map(({ item }) => item);
}

// src/content/sidebars/docTree.ts
function buildDocTree(docs2) {
  const root = { name: "", path: ".", docs: [], folders: /* @__PURE__ */ new Map() };
  for (const doc of docs2) findFolder(root, doc.sourceDir, true)?.docs.push(doc);
  return root;
}
function findDocFolder(root, path) {
  return findFolder(root, path, false);
}
function findFolder(root, path, create) {
  if (path === ".") return root;
  let folder = root;
  for (const name of path.split("/")) {
    let next = folder.folders.get(name);
    if (!next) {
      if (!create) return void 0;
      next = {
        name,
        path: folder.path === "." ? name : `${folder.path}/${name}`,
        docs: [],
        folders: /* @__PURE__ */ new Map()
      };
      folder.folders.set(name, next);
    }
    folder = next;
  }
  return folder;
}

// src/content/sidebars/itemSchemas.ts
import { z as z9 } from "zod";
var shared = {
  className: filledText().optional().describe("CSS class of the item."),
  customProps: customProps().optional().describe("Values of your own on the item."),
  key: filledText().optional().describe("Unique key of the item.")
};
var collapsing = {
  collapsible: flag().optional().describe("Whether readers can close the category."),
  collapsed: flag().optional().describe("Whether the category is closed at first.")
};
var categoryLinkSchema = z9.discriminatedUnion("type", [
  z9.strictObject({
    type: z9.literal("doc").describe("The label leads to a doc."),
    id: filledText().describe("Id of the doc.")
  }),
  z9.strictObject({
    type: z9.literal("generated-index").describe("The label leads to a page with a card for each item."),
    slug: filledText().optional().describe("Path of the page below the docs route."),
    title: filledText().optional().describe("Title of the page, instead of the label."),
    description: text().optional().describe("Text under the title."),
    image: filledText().optional().describe("Image shown when the page is shared."),
    keywords: z9.array(text()).optional().describe("Key words for search engines.")
  })
]);
var itemSchemas = {
  doc: z9.strictObject({
    type: z9.literal("doc").describe("A doc."),
    id: filledText().describe("Id of the doc."),
    label: filledText().optional().describe("Text of the item, instead of the doc\u2019s title."),
    ...shared
  }),
  ref: z9.strictObject({
    type: z9.literal("ref").describe("A doc that belongs to another sidebar."),
    id: filledText().describe("Id of the doc."),
    label: filledText().optional().describe("Text of the item, instead of the doc\u2019s title."),
    ...shared
  }),
  link: z9.strictObject({
    type: z9.literal("link").describe("A link to any address."),
    href: filledText().describe("An address, or a path of the site without the base path."),
    label: filledText().describe("Text of the item."),
    description: text().optional().describe("Text of its card on generated pages."),
    autoAddBaseUrl: flag().optional().describe("Whether a path gets the base path; true if left out."),
    ...shared
  }),
  html: z9.strictObject({
    type: z9.literal("html").describe("A piece of HTML."),
    value: filledText().describe("The HTML."),
    defaultStyle: flag().optional().describe("Whether it is laid out as the other items are."),
    ...shared
  }),
  category: z9.strictObject({
    type: z9.literal("category").describe("A group of items."),
    label: filledText().describe("Text of the item."),
    items: z9.unknown().refine((value) => Array.isArray(value) || isShorthand(value), {
      error: "must be a list of items"
    }),
    link: categoryLinkSchema.nullable().optional().describe("What the label leads to; `null` for nothing."),
    ...collapsing,
    description: text().optional().describe("Text of its card on generated pages."),
    ...shared
  }),
  autogenerated: z9.strictObject({
    type: z9.literal("autogenerated").describe("All docs of a folder."),
    dirName: filledText().refine((value) => !/^\/|\/$/.test(value), {
      error: "must not begin or end with `/`",
      params: { hint: "Write a folder relative to the docs folder, or `.` for all of it." }
    }).describe("The folder, relative to the docs folder; `.` is all of it.")
  })
};
var categoryFileSchema = z9.strictObject({
  $schema: z9.string().optional().describe("Address of the JSON Schema of this file, for editors."),
  label: filledText().optional().describe("Text of the category, instead of the folder\u2019s name."),
  position: numeric().optional().describe("Place among the items of the folder above."),
  description: text().optional().describe("Text of its card on generated pages."),
  ...collapsing,
  className: filledText().optional().describe("CSS class of the category."),
  customProps: customProps().optional().describe("Values of your own on the category."),
  key: filledText().optional().describe("Unique key of the category."),
  link: categoryLinkSchema.nullable().optional().describe("What the label leads to; `null` for nothing, even if the folder has an index doc.")
});
function isShorthand(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !("type" in value);
}

// src/content/sidebars/loadCategoryFiles.ts
async function loadCategoryFiles(siteDir, docsPath, paths) {
  const found = paths.filter((path) => /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(path));
  const loaded = { categories: /* @__PURE__ */ new Map(), files: [], problems: [] };
  const results = await mapConcurrent(found, 16, async (path) => {
    const file = siteFile(docsPath, path);
    return { path, file, result: await readDataFile(siteDir, file, categoryFileSchema, "category file") };
  });
  for (const { path, file, result } of results) {
    const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
    loaded.files.push(file);
    loaded.problems.push(...result.problems);
    const other2 = loaded.categories.get(folder);
    if (other2) {
      const message = `The folder has two category files; \`${other2.file}\` is used.`;
      loaded.problems.push({ severity: "warning", file, message, hint: "Remove one of them." });
    } else if (result.data) {
      loaded.categories.set(folder, { file, data: result.data, locate: result.locate });
    }
  }
  return loaded;
}

// src/content/sidebars/loadSidebarsFile.ts
import { existsSync as existsSync2 } from "node:fs";
import { readFile as readFile5 } from "node:fs/promises";
import { isAbsolute as isAbsolute2, join as join9, relative as relative2, sep as sep3 } from "node:path";

// src/config/loadModule.ts
import { randomUUID } from "node:crypto";
import { mkdir, readFile as readFile4, realpath as realpath2, rm, stat as stat3, writeFile } from "node:fs/promises";
import { SourceMap } from "node:module";
import { dirname as dirname2, join as join8, relative, resolve, sep as sep2 } from "node:path";
import { pathToFileURL as pathToFileURL2 } from "node:url";
import { build } from "esbuild";

// src/config/moduleShims.ts
import { readFile as readFile3 } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { dirname, extname, isAbsolute, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
var shimDefine = {
  __dirname: "__siteDirname",
  __filename: "__siteFilename",
  "import.meta.url": "__siteUrl",
  "import.meta.dirname": "__siteDirname",
  "import.meta.filename": "__siteFilename",
  "require.resolve": "__siteRequire.resolve"
};
function prefixOf(file) {
  if (!(extname(file) in loaders)) return "";
  const text2 = JSON.stringify;
  return `var __siteFilename=${text2(file)},__siteDirname=${text2(dirname(file))},__siteUrl=${text2(pathToFileURL(file).href)},__siteRequire=__siteCreateRequire(__siteFilename);`;
}
var loaders = {
  ".js": "jsx",
  ".cjs": "js",
  ".mjs": "js",
  ".jsx": "jsx",
  ".ts": "ts",
  ".cts": "ts",
  ".mts": "ts",
  ".tsx": "tsx"
};
function moduleShims(context) {
  return {
    name: "site-module",
    setup(builder) {
      builder.onResolve({ filter: /^prism-react-renderer(\/|$)/ }, ({ path }) => ({
        path,
        namespace: "prism-themes"
      }));
      builder.onLoad({ filter: /.*/, namespace: "prism-themes" }, ({ path }) => ({ contents: prismThemes(path) }));
      builder.onResolve({ filter: /^[^.]/ }, (args) => resolvePackage(args, builder, context));
      builder.onLoad({ filter: /\.([cm]?[jt]s|[jt]sx|json)$/, namespace: "file" }, async ({ path }) => {
        context.files.add(path);
        const contents = await readFile3(path, "utf8");
        const loader = loaders[extname(path)] ?? "json";
        if (loader === "json") return { contents, loader };
        return { contents: prefixOf(path) + contents.replace(/^#!/, "//"), loader };
      });
    }
  };
}
function prismThemes(path) {
  const theme = "{plain: {}, styles: []}";
  if (path.includes("/themes/")) return `module.exports = ${theme}`;
  return `module.exports = {themes: new Proxy({}, {get: () => (${theme})}), Prism: {languages: {}}}`;
}
async function resolvePackage(args, builder, context) {
  if (args.kind === "entry-point" || args.pluginData === "resolved" || isAbsolute(args.path))
    return void 0;
  if (isBuiltin(args.path)) return { path: args.path, external: true };
  const { path, kind } = args;
  for (const resolveDir of [args.resolveDir, context.siteDir, dirname(fileURLToPath(import.meta.url))]) {
    const found = await builder.resolve(path, { kind, resolveDir, pluginData: "resolved" });
    if (found.errors.length === 0) return asExternal(found, kind);
  }
  context.missing.push(path);
  return void 0;
}
function asExternal(found, kind) {
  if (found.external || !found.path.split(sep).includes("node_modules")) return found;
  return { path: kind === "require-call" ? found.path : pathToFileURL(found.path).href, external: true };
}

// src/config/loadModule.ts
async function loadModule(file, siteDir) {
  const context = { siteDir: await realpathOr(siteDir), files: /* @__PURE__ */ new Set(), missing: [] };
  const entry = await realpathOr(file);
  context.files.add(entry);
  const name = siteName(entry, context.siteDir);
  if (!await isFile(entry)) {
    const problem = { severity: "error", file: name, message: "This file does not exist." };
    return { problem, files: [...context.files] };
  }
  const temporary = join8(context.siteDir, ".cache", `module-${randomUUID()}.mjs`);
  let bundle;
  try {
    bundle = await bundleModule(entry, temporary, context);
  } catch (error) {
    return { problem: await buildProblem(error, name, context), files: [...context.files] };
  }
  try {
    await mkdir(dirname2(temporary), { recursive: true });
    await writeFile(temporary, bundle.code);
    const url = pathToFileURL2(temporary).href;
    const module = await import(
      /* @vite-ignore */
      url
    );
    const exported = defaultExport(module);
    if (!exported) {
      return {
        problem: {
          severity: "error",
          file: name,
          message: "This module has no default export.",
          hint: "Export its value with `export default \u2026` or `module.exports = \u2026`."
        },
        files: [...context.files]
      };
    }
    const value = typeof exported.value === "function" ? exported.value() : exported.value;
    return { value: await value, files: [...context.files] };
  } catch (error) {
    return { problem: runProblem(error, name, temporary, bundle, context), files: [...context.files] };
  } finally {
    await rm(temporary, { force: true });
  }
}
async function bundleModule(entry, outfile, context) {
  const result = await build({
    entryPoints: [entry],
    absWorkingDir: context.siteDir,
    outfile,
    bundle: true,
    write: false,
    platform: "node",
    target: "node20",
    format: "esm",
    // Node knows no `module` condition, which esbuild would add by itself.
    conditions: [],
    sourcemap: "external",
    sourcesContent: false,
    logLevel: "silent",
    define: shimDefine,
    banner: {
      js: `import {createRequire as __siteCreateRequire} from 'node:module';const require = __siteCreateRequire(${JSON.stringify(entry)});`
    },
    plugins: [moduleShims(context)]
  });
  const text2 = (end) => result.outputFiles.find((output) => output.path.endsWith(end))?.text ?? "";
  return { code: text2(".mjs"), map: JSON.parse(text2(".map")) };
}
function defaultExport(module) {
  if (typeof module !== "object" || module === null || !("default" in module)) return void 0;
  const value = module.default;
  const compiled = typeof value === "object" && value !== null && "__esModule" in value && "default" in value;
  return { value: compiled ? value.default : value };
}
async function buildProblem(error, name, context) {
  const message = firstMessage(error);
  if (!message)
    return { severity: "error", file: name, message: `This file cannot be loaded: ${textOf(error)}.` };
  const missing = context.missing.find((one) => message.text.includes(`"${one}"`));
  const { location } = message;
  const place = location ? await positionInFile(resolve(context.siteDir, location.file), location.line, location.column, context) : { file: name };
  if (missing !== void 0) return { severity: "error", ...place, ...missingPackage(missing) };
  return { severity: "error", ...place, message: reasonOf(message.text) };
}
function firstMessage(error) {
  if (typeof error !== "object" || error === null || !("errors" in error)) return void 0;
  const errors = error.errors;
  return Array.isArray(errors) ? errors[0] : void 0;
}
function reasonOf(text2) {
  const unresolved = /^Could not resolve (".*")$/.exec(text2);
  if (unresolved) return `There is no file ${unresolved[1]} to import.`;
  const loader = /^No loader is configured for "(.+)" files/.exec(text2);
  if (loader) return `A file of the kind \`${loader[1]}\` cannot be imported here.`;
  if (/^(Could not read|Cannot)/.test(text2)) return `${text2}.`;
  return `Syntax error: ${text2}.`;
}
function missingPackage(request) {
  const name = request.split("/").slice(0, request.startsWith("@") ? 2 : 1).join("/");
  const hint = name.startsWith("@docusaurus/") ? "This generator does not need it: remove the import, or use `import type` if it is only for types." : `Install it with \`npm install ${name}\`, or remove the import.`;
  return { message: `The package \`${name}\` is not installed.`, hint };
}
function runProblem(error, name, temporary, bundle, context) {
  const stack = error instanceof Error ? error.stack ?? "" : "";
  const reason = withSitePaths(textOf(error), context.siteDir);
  const message = `Running this file failed: ${reason}${/[.!?]$/.test(reason) ? "" : "."}`;
  const map = new SourceMap(bundle.map);
  for (const [, line, column] of stack.matchAll(framesIn(temporary))) {
    const origin = map.findEntry(Number(line) - 1, Number(column ?? 1) - 1);
    if (!("originalSource" in origin)) continue;
    const file = resolve(dirname2(temporary), origin.originalSource);
    if (!context.files.has(file)) continue;
    const place = { line: origin.originalLine + 1, column: origin.originalColumn };
    return {
      severity: "error",
      file: siteName(file, context.siteDir),
      line: place.line,
      column: withoutPrefix(file, place.line, place.column) + 1,
      message
    };
  }
  return { severity: "error", file: name, message };
}
function framesIn(temporary) {
  const names = [pathToFileURL2(temporary).href, temporary].map(
    (text2) => text2.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  );
  return new RegExp(`(?:${names.join("|")}):(\\d+)(?::(\\d+))?`, "g");
}
function textOf(error) {
  const text2 = error instanceof Error ? error.message || error.name : String(error);
  return text2.split("\n", 1)[0] ?? "";
}
function withSitePaths(text2, siteDir) {
  return text2.replace(/file:\/\/[^\s'"]*\/node_modules\//g, "").replaceAll(`${pathToFileURL2(siteDir).href}/`, "").replaceAll(`${siteDir}${sep2}`, "");
}
async function positionInFile(file, line, column, context) {
  const source = await readFile4(file, "utf8").catch(() => "");
  const lineText = source.split("\n")[line - 1] ?? "";
  const bytes = withoutPrefix(file, line, column);
  const before = Buffer.from(lineText).subarray(0, bytes).toString();
  return { file: siteName(file, context.siteDir), line, column: before.length + 1 };
}
function withoutPrefix(file, line, column) {
  return line === 1 ? Math.max(0, column - prefixOf(file).length) : column;
}
function siteName(file, siteDir) {
  return relative(siteDir, file).split(sep2).join("/");
}
async function realpathOr(path) {
  return realpath2(path).catch(() => resolve(path));
}
async function isFile(path) {
  return stat3(path).then(
    (stats) => stats.isFile(),
    () => false
  );
}

// src/content/sidebars/locateInSource.ts
function locateString(source, value) {
  return positionOf(source, new RegExp(`(["'\`])${escapeRegExp2(value)}\\1`));
}
function locateKey(source, key) {
  return positionOf(source, new RegExp(`(?<![\\w$.-])["']?${escapeRegExp2(key)}["']?\\s*:`));
}
function positionOf(source, pattern) {
  const index = source.search(pattern);
  if (index === -1) return void 0;
  const before = source.slice(0, index).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
function escapeRegExp2(text2) {
  return text2.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

// src/content/sidebars/parseSidebar.ts
function parseSidebar(name, value, source) {
  const problems = [];
  return { items: parseItems(value, [name], { source, problems }), problems };
}
function parseItems(value, path, context) {
  if (Array.isArray(value)) return value.flatMap((item, index) => parseItem(item, [...path, index], context));
  if (isShorthand(value)) return parseShorthand(value, path, context);
  const message = `\`${formatKeyPath(path)}\` must be a list of sidebar items.`;
  context.problems.push({ severity: "error", file: context.source.file, ...keyPlace(path, context), message });
  return [];
}
function parseShorthand(value, path, context) {
  return Object.entries(value).flatMap(
    ([label, items]) => parseItem({ type: "category", label, items }, [...path, label], context)
  );
}
function parseItem(value, path, context) {
  if (typeof value === "string" && value !== "") return [{ type: "doc", id: value }];
  if (isShorthand(value)) return parseShorthand(value, path, context);
  if (typeof value !== "object" || value === null || !("type" in value) || Array.isArray(value)) {
    const message = `The sidebar item \`${formatKeyPath(path)}\` must be a doc id or an object with a \`type\`.`;
    context.problems.push({
      severity: "error",
      file: context.source.file,
      ...keyPlace(path, context),
      message
    });
    return [];
  }
  switch (value.type) {
    case "doc":
      return checkItem(value, itemSchemas.doc, path, context);
    case "ref":
      return checkItem(value, itemSchemas.ref, path, context);
    case "link":
      return checkItem(value, itemSchemas.link, path, context);
    case "html":
      return checkItem(value, itemSchemas.html, path, context);
    case "autogenerated":
      return checkItem(value, itemSchemas.autogenerated, path, context);
    case "category":
      return checkItem(value, itemSchemas.category, path, context).flatMap((category) => {
        const items = parseItems(category.items, [...path, "items"], context);
        if (!isEmpty(category.items) || category.link) return [{ ...category, items }];
        context.problems.push(emptyCategory(category.label, path, context));
        return [];
      });
    default:
      context.problems.push(unknownType(value.type, path, context));
      return [];
  }
}
function checkItem(value, schema, path, context) {
  const result = schema.safeParse(value);
  if (result.success) return [result.data];
  const place = formatKeyPath(path);
  const found = schemaProblems(result.error, {
    file: context.source.file,
    what: "item",
    schema,
    input: value,
    locate: (itemPath) => locateKey(context.source.text, String(itemPath.at(-1))) ?? itemPlace(value, context)
  });
  for (const problem of found) {
    context.problems.push({ ...problem, message: `In the sidebar item \`${place}\`: ${problem.message}` });
  }
  return [];
}
function itemPlace(value, { source }) {
  for (const key of ["id", "label", "href", "value", "dirName"]) {
    const text2 = Reflect.get(value, key);
    if (typeof text2 === "string") return locateString(source.text, text2);
  }
  return void 0;
}
function keyPlace(path, { source }) {
  const key = [...path].reverse().find((part) => typeof part === "string" && part !== "items");
  return key === void 0 ? void 0 : locateKey(source.text, String(key));
}
function isEmpty(items) {
  return Array.isArray(items) ? items.length === 0 : typeof items === "object" && Object.keys(items ?? {}).length === 0;
}
function emptyCategory(label, path, { source }) {
  return {
    severity: "error",
    file: source.file,
    ...locateString(source.text, label) ?? locateKey(source.text, label),
    message: `The category \`${label}\` (\`${formatKeyPath(path)}\`) has no items and no link.`,
    hint: "Give it items, or a `link` to a doc."
  };
}
function unknownType(type, path, { source }) {
  const types = Object.keys(itemSchemas);
  const near = nearest(String(type), types);
  return {
    severity: "error",
    file: source.file,
    ...typeof type === "string" && locateString(source.text, type),
    message: `The sidebar item \`${formatKeyPath(path)}\` has the unknown type \`${String(type)}\`.`,
    hint: near === void 0 ? `Types are ${types.join(", ")}.` : `Did you mean \`${near}\`?`
  };
}

// src/content/sidebars/loadSidebarsFile.ts
var defaultNames = ["ts", "js", "mjs", "cjs", "json"].map((extension) => `sidebars.${extension}`);
async function loadSidebarsFile(siteDir, sidebarPath) {
  const none = { sidebars: /* @__PURE__ */ new Map(), text: "", files: [], problems: [] };
  if (sidebarPath === false) return none;
  const path = sidebarPath ?? defaultNames.find((name) => existsSync2(join9(siteDir, name)));
  if (path === void 0) {
    return { ...none, sidebars: /* @__PURE__ */ new Map([["defaultSidebar", [{ type: "autogenerated", dirName: "." }]]]) };
  }
  const absolute = isAbsolute2(path) ? path : join9(siteDir, path);
  if (!existsSync2(absolute)) return none;
  const toName = (file2) => relative2(siteDir, file2).split(sep3).join("/");
  const file = toName(absolute);
  const text2 = await readFile5(absolute, "utf8");
  const loaded = await loadModule(absolute, siteDir);
  const files = [.../* @__PURE__ */ new Set([file, ...loaded.files.map(toName)])];
  if ("problem" in loaded) return { file, text: text2, files, problems: [loaded.problem] };
  const { value } = loaded;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    const message = "The sidebars file must export an object with sidebars by name.";
    const hint = 'Write `export default {docs: [{type: "autogenerated", dirName: "."}]}`.';
    return { file, text: text2, files, problems: [{ severity: "error", file, message, hint }] };
  }
  const problems = [];
  const sidebars = /* @__PURE__ */ new Map();
  for (const [name, sidebar] of Object.entries(value)) {
    const parsed = parseSidebar(name, sidebar, { file, text: text2 });
    sidebars.set(name, parsed.items);
    problems.push(...parsed.problems);
  }
  return { sidebars, file, text: text2, files, problems };
}

// src/content/sidebars/resolveSidebar.ts
function resolveSidebar(items, context) {
  return items.flatMap((item) => resolveItem(item, context));
}
function resolveItem(item, context) {
  switch (item.type) {
    case "doc":
    case "ref":
      return resolveDoc(item, context);
    case "link": {
      const { autoAddBaseUrl, ...link } = item;
      return [{ ...link, href: resolveLinkHref(link.href, context.site, autoAddBaseUrl) }];
    }
    case "html":
      return [{ ...item, defaultStyle: item.defaultStyle ?? false }];
    case "autogenerated":
      return resolveSidebar(context.autogenerate(item.dirName), context);
    case "category":
      return resolveCategory(item, context);
  }
}
function resolveDoc(item, context) {
  const doc = findDoc(item.id, context);
  if (!doc) return [];
  return [
    {
      type: item.type,
      id: doc.id,
      label: doc.sidebarLabel ?? item.label ?? doc.title,
      href: doc.permalink,
      ...doc.unlisted && { unlisted: true },
      ...decoration({
        className: doc.sidebarClassName ?? item.className,
        customProps: doc.sidebarCustomProps ?? item.customProps,
        key: doc.sidebarKey ?? item.key
      })
    }
  ];
}
function resolveCategory(category, context) {
  const link = category.link ? resolveLink(category.link, category.label, context) : void 0;
  const items = resolveSidebar(category.items, context);
  if (items.length === 0) {
    if (link?.type !== "doc") return [];
    const { label, className, customProps: customProps2, key } = category;
    return resolveDoc({ type: "doc", id: link.id, label, className, customProps: customProps2, key }, context);
  }
  const collapsible = category.collapsible ?? context.docs.sidebarCollapsible;
  return [
    {
      type: "category",
      label: category.label,
      items,
      collapsible,
      collapsed: collapsible && (category.collapsed ?? context.docs.sidebarCollapsed),
      ...category.description !== void 0 && { description: category.description },
      ...link && { link },
      ...decoration(category)
    }
  ];
}
function resolveLink(link, label, context) {
  if (link.type === "doc") {
    const doc = findDoc(link.id, context);
    return doc && { type: "doc", id: doc.id, href: doc.permalink, ...doc.unlisted && { unlisted: true } };
  }
  const { slug: slug2 = `category/${context.slugger.slug(label)}`, title = label, ...rest } = link;
  return { ...rest, href: createPermalink(context.site, context.docs.routeBasePath, slug2), title };
}
function findDoc(id, { docsById, draftIds, onUnknownId }) {
  const doc = docsById.get(id);
  if (!doc && !draftIds.has(id)) onUnknownId(id);
  return doc;
}
function decoration({ className, customProps: customProps2, key }) {
  return {
    ...className !== void 0 && { className },
    ...customProps2 !== void 0 && { customProps: customProps2 },
    ...key !== void 0 && { key }
  };
}

// src/content/sidebars/loadSidebars.ts
async function loadSidebars(siteDir, site, options, { docs: docs2, draftIds, listing }) {
  const [loaded, categories] = await Promise.all([
    loadSidebarsFile(siteDir, options.sidebarPath),
    loadCategoryFiles(siteDir, options.path, listing.files)
  ]);
  const files = [...loaded.files, ...categories.files];
  const problems = [...loaded.problems, ...categories.problems];
  if (!loaded.sidebars) return { files, problems };
  const docsById = new Map(docs2.map((doc) => [doc.id, doc]));
  const context = {
    docsById,
    draftIds,
    categories: categories.categories,
    numberPrefixes: options.numberPrefixParser,
    problems
  };
  const tree = buildDocTree(docs2);
  const slugger = new GithubSlugger();
  const fillIn = (name, dirName) => {
    const folder = findDocFolder(tree, dirName);
    if (folder && (folder.docs.length > 0 || folder.folders.size > 0)) return autogenerate(folder, context);
    if (docs2.length > 0 || dirName !== ".") problems.push(nothingIn(dirName, name, loaded, options, listing));
    return [];
  };
  const sidebars = {};
  for (const [name, items] of loaded.sidebars) {
    sidebars[name] = resolveSidebar(items, {
      site,
      docs: options,
      docsById,
      draftIds,
      slugger,
      autogenerate: (dirName) => fillIn(name, dirName),
      onUnknownId: (id) => problems.push(unknownId(id, name, loaded, [...docsById.keys()]))
    });
  }
  return { sidebars, files, problems };
}
function unknownId(id, sidebar, { file, text: text2 }, ids) {
  return {
    severity: "error",
    file,
    ...locateString(text2, id),
    message: `The sidebar \`${sidebar}\` lists the doc \`${id}\`, which does not exist.`,
    hint: availableNames(id, ids, "doc ids")
  };
}
function nothingIn(dirName, sidebar, { file, text: text2 }, options, listing) {
  const folder = `${options.path}/${dirName}`;
  const place = { file, ...locateString(text2, dirName) };
  if (dirName === "." || listing.folders.includes(dirName)) {
    const message2 = `The sidebar \`${sidebar}\` takes the docs of \`${folder}\`, which holds none.`;
    return { severity: "warning", ...place, message: message2 };
  }
  const near = nearest(dirName, listing.folders);
  const hint = near === void 0 ? "The folder is relative to the docs folder." : `Did you mean \`${near}\`?`;
  const message = `The sidebar \`${sidebar}\` takes the docs of \`${folder}\`, a folder that does not exist.`;
  return { severity: "error", ...place, message, hint };
}

// src/content/tags/collectTags.ts
function collectTags(documents) {
  const tags = /* @__PURE__ */ new Map();
  for (const document of documents) {
    for (const tag of document.tags) {
      if (!tags.has(tag.permalink)) tags.set(tag.permalink, tag);
    }
  }
  return [...tags.values()].sort((a, b) => compareText(a.permalink, b.permalink));
}

// src/content/loadContent.ts
async function loadContent(siteDir, config, { keepDrafts = false } = {}) {
  const isShown = (document) => keepDrafts || !document.draft;
  const [docs2, blog2, pages2] = await Promise.all([
    loadDocsWithSidebars(siteDir, config, isShown),
    config.blog ? loadPosts(siteDir, config, config.blog) : { posts: [], authors: {}, files: [], problems: [] },
    config.pages ? loadPages(siteDir, config, config.pages) : { pages: [], files: [], problems: [] }
  ]);
  const posts = blog2.posts.filter(isShown);
  const content = {
    docs: docs2.docs,
    sidebars: docs2.sidebars,
    docsTags: collectTags(docs2.docs),
    posts,
    blogTags: collectTags(posts),
    authors: blog2.authors,
    pages: pages2.pages.filter(({ document }) => !document || isShown(document)),
    files: [.../* @__PURE__ */ new Set([...docs2.files, ...blog2.files, ...pages2.files])].sort(compareText)
  };
  const duplicates = findDuplicateRoutes(content, config.onDuplicateRoutes);
  return { content, problems: [...docs2.problems, ...blog2.problems, ...pages2.problems, ...duplicates] };
}
async function loadDocsWithSidebars(siteDir, config, isShown) {
  if (!config.docs) return { docs: [], sidebars: {}, files: [], problems: [] };
  const loaded = await loadDocs(siteDir, config, config.docs);
  const docs2 = loaded.docs.filter(isShown);
  const draftIds = new Set(loaded.docs.filter((doc) => !isShown(doc)).map((doc) => doc.id));
  const known = { docs: docs2, draftIds, listing: loaded.listing };
  const result = await loadSidebars(siteDir, config, config.docs, known);
  const references = checkReferences({
    docs: docs2,
    draftIds,
    sidebarNames: result.sidebars && Object.keys(result.sidebars),
    locate: (file, path) => loaded.locate.get(file)?.(path)
  });
  return {
    docs: docs2,
    sidebars: result.sidebars ?? {},
    files: [...loaded.files, ...result.files],
    problems: [...loaded.problems, ...result.problems, ...references]
  };
}

// tests/unit/config/siteFolder.ts
const onTestFinished=()=>{};

// tests/unit/content/loadTestSite.ts
var exclude = ["**/_*.{js,jsx,ts,tsx,md,mdx}", "**/_*/**", "**/*.test.{js,jsx,ts,tsx}", "**/__tests__/**"];
var docs = {
  path: "docs",
  routeBasePath: "docs",
  include: ["**/*.{md,mdx}"],
  exclude,
  sidebarCollapsible: true,
  sidebarCollapsed: true,
  numberPrefixParser: true,
  showLastUpdateTime: false,
  showLastUpdateAuthor: false,
  breadcrumbs: true,
  tagsBasePath: "tags",
  onInlineTags: "warn",
  admonitions: true,
  versionLabel: "Next"
};
var blog = {
  path: "blog",
  routeBasePath: "blog",
  include: ["**/*.{md,mdx}"],
  exclude,
  blogTitle: "Blog",
  blogDescription: "Blog",
  blogSidebarTitle: "Recent posts",
  blogSidebarCount: 5,
  postsPerPage: 10,
  archiveBasePath: "archive",
  tagsBasePath: "tags",
  authorsBasePath: "authors",
  pageBasePath: "page",
  authorsMapPath: "authors.yml",
  showReadingTime: true,
  sortPosts: "descending",
  showLastUpdateTime: false,
  showLastUpdateAuthor: false,
  onInlineTags: "warn",
  onInlineAuthors: "warn",
  onUntruncatedBlogPosts: "ignore",
  feedOptions: { type: ["rss", "atom"], language: "en", limit: 20 }
};
var pages = {
  path: "src/pages",
  routeBasePath: "/",
  include: ["**/*.{js,jsx,ts,tsx,md,mdx}"],
  exclude,
  showLastUpdateTime: false,
  showLastUpdateAuthor: false
};
function testConfig(options = {}) {
  return {
    title: "Site",
    tagline: "",
    url: "https://example.com",
    baseUrl: "/v1/",
    noIndex: false,
    titleDelimiter: "|",
    locale: "en",
    onBrokenLinks: "throw",
    onBrokenAnchors: "warn",
    onDuplicateRoutes: "warn",
    staticDirectories: ["static"],
    markdown: {
      format: "mdx",
      mermaid: false,
      emoji: true,
      anchors: { maintainCase: false },
      mdx1Compat: { comments: true, admonitions: true, headingIds: true },
      hooks: { onBrokenMarkdownLinks: "warn", onBrokenMarkdownImages: "throw" },
      footnoteLabel: "Footnotes",
      admonitionKeywords: []
    },
    sitemap: false,
    customCss: [],
    themeConfig: {
      navbar: { title: "Site", items: [] },
      footer: { style: "light", links: [] },
      colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false },
      docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      prism: { defaultLanguage: "text", additionalLanguages: [], magicComments: [] },
      metadata: []
    },
    ...options.site,
    docs: options.docs === false ? false : { ...docs, ...options.docs },
    blog: options.blog === false ? false : { ...blog, ...options.blog },
    pages: options.pages === false ? false : { ...pages, ...options.pages }
  };
}

// ../../tmp/corp/bench.ts
for (let i = 0; i < 3; i++) {
  const t = performance.now();
  const { content, problems } = await loadContent("/tmp/corp/10k", testConfig({}));
  console.log(Math.round(performance.now() - t), content.docs.length, content.posts.length, Object.keys(content.sidebars), problems.length);
}
