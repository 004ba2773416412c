import {mergeSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Property, Schema} from '../model/Schema.ts';
import {javaString} from '../../shared/samples/javaSample.ts';
import {camelCase, pascalCase, wordsOf} from '../../shared/text/letterCase.ts';
import {ownValue} from '../../shared/invariants/ownValue.ts';

const RESERVED = new Set(
  `abstract assert boolean break byte case catch char class const continue default do double else enum extends final
  finally float for goto if implements import instanceof int interface long native new package private protected public
  return short static strictfp super switch synchronized this throw throws transient try void volatile while true false
  null _ record`.split(/\s+/),
);

/**
 * Declares a model in Java: a class with validated fields and an enum for each field with fixed values, or just an
 * enum. Accessors are left out. Returns undefined for what is not a class in Java (a list, a string, a union).
 */
export function javaClass(name: string, schema: Schema, schemas: Schemas): string | undefined {
  const className = javaTypeName(name);
  if (schema.enum && !schema.properties) return `public ${javaEnum(className, schema, '')}`;
  const {parents, properties} = mergeSchema(schema, schemas);
  if (properties.length === 0 && parents.length === 0) return undefined;
  const [parent] = parents;
  // A class has only one parent: fields of others become its own.
  const own = properties.filter(({from}) => from === undefined || from !== parent);
  const enums: string[] = [];
  const fields = own.map((property) => javaField(property, enums));
  const imports = importsOf([...fields, ...enums].join('\n'));
  const body = [...fields, ...enums].join('\n\n');
  const base = parent === undefined ? '' : ` extends ${javaTypeName(parent)}`;
  return `${imports.map((line) => `import ${line};\n`).join('')}${imports.length > 0 ? '\n' : ''}public class ${className}${base} {${body === '' ? '' : `\n${body}\n`}}`;
}

function javaField({name, required, schema}: Property, enums: string[]): string {
  const lines: string[] = [];
  const {limits = {}} = schema;
  const identifier = fieldName(name);
  if (schema.deprecated) lines.push('@Deprecated');
  if (identifier !== name) lines.push(`@JsonProperty(${javaString(name)})`);
  if (required) lines.push('@NotNull');
  const size = [
    ...(limits.minLength === undefined && limits.minItems === undefined
      ? []
      : [`min = ${limits.minLength ?? limits.minItems}`]),
    ...(limits.maxLength === undefined && limits.maxItems === undefined
      ? []
      : [`max = ${limits.maxLength ?? limits.maxItems}`]),
  ];
  if (size.length > 0) lines.push(`@Size(${size.join(', ')})`);
  lines.push(...bound('Min', limits.minimum), ...bound('Max', limits.maximum));
  if (limits.pattern !== undefined) lines.push(`@Pattern(regexp = ${javaString(limits.pattern)})`);
  lines.push(`private ${javaType(schema, name, enums)} ${identifier};`);
  return lines.map((line) => `  ${line}`).join('\n');
}

/** The annotation of a limit; none for a limit that every `long` is within. */
function bound(kind: 'Min' | 'Max', value: number | undefined): string[] {
  if (value === undefined || Math.abs(value) >= 2 ** 63) return [];
  return Number.isInteger(value)
    ? [`@${kind}(${value}${Math.abs(value) > 2147483647 ? 'L' : ''})`]
    : [`@Decimal${kind}("${value}")`];
}

function javaType(schema: Schema, name: string, enums: string[]): string {
  const {ref, types, format, items, additional} = schema;
  if (ref !== undefined) return javaTypeName(ref);
  const [type, second] = types;
  if (schema.enum && type === 'string') {
    const enumName = `${javaTypeName(name)}Enum`;
    enums.push(`  public ${javaEnum(enumName, schema, '  ')}`);
    return enumName;
  }
  if (second !== undefined) return 'Object';
  switch (type) {
    case 'string':
      return JAVA_FORMATS.get(format ?? '') ?? 'String';
    case 'integer':
      return format === 'int64' ? 'Long' : 'Integer';
    case 'number':
      return format === 'float' ? 'Float' : format === 'double' ? 'Double' : 'BigDecimal';
    case 'boolean':
      return 'Boolean';
    case 'array':
      return `List<${items ? javaType(items, name, enums) : 'Object'}>`;
    case 'object':
      return `Map<String, ${typeof additional === 'object' ? javaType(additional, name, enums) : 'Object'}>`;
    default:
      return 'Object';
  }
}

const JAVA_FORMATS = new Map([
  ['uuid', 'UUID'],
  ['date-time', 'OffsetDateTime'],
  ['date', 'LocalDate'],
  ['uri', 'URI'],
  ['binary', 'byte[]'],
  ['byte', 'byte[]'],
]);

function javaEnum(name: string, {enum: values = [], enumNames = {}}: Schema, indent: string): string {
  const inner = `${indent}  `;
  const names = new Set<string>();
  const isShort = values.every((value) => typeof value === 'number' && Math.abs(value) < 2 ** 31);
  const type = !values.every(Number.isInteger) ? 'String' : isShort ? 'int' : 'long';
  const constants = values.map((value) => {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    const base = constantName(ownValue(enumNames, text) ?? text);
    let constant = base;
    for (let number = 2; names.has(constant); number++) constant = `${base}_${number}`;
    names.add(constant);
    const literal = type === 'String' ? javaString(text) : type === 'long' ? `${text}L` : text;
    return `${inner}${constant}(${literal})`;
  });
  return `enum ${name} {
${constants.join(',\n')};

${inner}private final ${type} value;

${inner}${name}(${type} value) {
${inner}  this.value = value;
${inner}}
${indent}}`;
}

function constantName(value: string): string {
  const name = wordsOf(value)
    .join('_')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}_]/gu, '');
  return /^\p{L}/u.test(name) ? name : name === '' ? 'EMPTY' : `VALUE_${name}`;
}

function fieldName(name: string): string {
  if (/^[A-Za-z$][\w$]*$/.test(name) && !RESERVED.has(name)) return name;
  const camel = camelCase(name).replace(/[^\p{L}\p{N}_$]/gu, '');
  return RESERVED.has(camel) ? `_${camel}` : camel;
}

function javaTypeName(name: string): string {
  return pascalCase(name).replace(/[^\p{L}\p{N}_]/gu, '');
}

/** The imports that the code needs. */
function importsOf(code: string): string[] {
  const packages: [pattern: RegExp, name: string][] = [
    [/@JsonProperty\b/, 'com.fasterxml.jackson.annotation.JsonProperty'],
    ...['DecimalMax', 'DecimalMin', 'Max', 'Min', 'NotNull', 'Pattern', 'Size'].map(
      (name): [RegExp, string] => [new RegExp(`@${name}\\b`), `jakarta.validation.constraints.${name}`],
    ),
    [/\bBigDecimal\b/, 'java.math.BigDecimal'],
    [/\bURI\b/, 'java.net.URI'],
    [/\bLocalDate\b/, 'java.time.LocalDate'],
    [/\bOffsetDateTime\b/, 'java.time.OffsetDateTime'],
    [/\bList</, 'java.util.List'],
    [/\bMap</, 'java.util.Map'],
    [/\bUUID\b/, 'java.util.UUID'],
  ];
  return packages.filter(([pattern]) => pattern.test(code)).map(([, name]) => name);
}
