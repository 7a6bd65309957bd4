/** Every SQL statement of the server: its text, its declared row and the types of its values, read from the sources. */
import path from 'node:path';
import { getLibFiles, libFolderInMemoryPath, ts } from '@ts-morph/common';
import { evaluator, NotWritten } from './evaluate.ts';

/** What a TypeScript type permits, as far as it matters to a database. */
export interface Shape {
  /** `json`: any object or list of objects. `unknown`: anything. */
  readonly kinds: ReadonlySet<'string' | 'number' | 'boolean' | 'date' | 'bytes' | 'json' | 'unknown' | `${'string' | 'number' | 'boolean' | 'date'}[]`>;
  readonly nullable: boolean;
}

export interface Statement {
  /** File, function and line, for a person to find it. */
  readonly at: string;
  /** File and function, by which exceptions are listed. */
  readonly name: string;
  readonly text: string;
  /** The columns of the declared row; null if none is declared. */
  readonly row: ReadonlyMap<string, Shape> | null;
  /** Null if the values are not a list in the source. */
  readonly values: readonly Shape[] | null;
}

const root = path.join(import.meta.dirname, '../../..');
/** The compiler's own declarations of Array, Date and the like. */
const libraries = new Map(getLibFiles().map(({ fileName, text }) => [`${libFolderInMemoryPath}/${fileName}`, text]));

function shapeOf(type: ts.Type, checker: ts.TypeChecker): Shape {
  const kinds = new Set<string>();
  let nullable = false;
  const simple = (part: ts.Type): string => {
    if (part.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'unknown';
    if (part.flags & ts.TypeFlags.StringLike) return 'string';
    if (part.flags & ts.TypeFlags.NumberLike) return 'number';
    if (part.flags & ts.TypeFlags.BooleanLike) return 'boolean';
    const name = part.getSymbol()?.name;
    if (name === 'Date') return 'date';
    return name === 'Uint8Array' || name === 'Buffer' ? 'bytes' : 'json';
  };
  for (const part of type.isUnion() ? type.types : [type]) {
    const element = checker.isArrayType(part) ? checker.getTypeArguments(part as ts.TypeReference)[0] : undefined;
    if (part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) nullable = true;
    else if (element) {
      for (const kind of shapeOf(element, checker).kinds) kinds.add(['string', 'number', 'boolean', 'date'].includes(kind) ? `${kind}[]` : kind);
    } else kinds.add(simple(part));
  }
  return { kinds: kinds as unknown as Shape['kinds'], nullable: nullable || kinds.has('unknown') };
}

function enclosingName(node: ts.Node): string {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (ts.isFunctionDeclaration(at) && at.name) return at.name.text;
    if (ts.isVariableDeclaration(at) && ts.isSourceFile(at.parent.parent.parent)) return at.name.getText();
  }
  return 'module';
}

export interface Collected {
  readonly statements: readonly Statement[];
  /** Statements whose text could not be read from the source. */
  readonly unread: readonly string[];
}

/** The statements of the whole server, and of files `planted` beside it: text by path. */
export function collectStatements(planted: ReadonlyMap<string, string> = new Map()): Collected {
  const configFile = path.join(root, 'tsconfig.server.json');
  const config = ts.parseJsonConfigFileContent(ts.readConfigFile(configFile, (file) => ts.sys.readFile(file)).config, ts.sys, root);
  const files = [...config.fileNames.filter((file) => /\/server\/(?!.*\.test\.ts$)/.test(file)), ...[...planted.keys()].map((file) => path.join(root, file))];
  const host = ts.createCompilerHost(config.options);
  const exists = host.fileExists.bind(host);
  host.fileExists = (file) => planted.has(path.relative(root, file)) || exists(file);
  const read = host.readFile.bind(host);
  host.readFile = (file) => planted.get(path.relative(root, file)) ?? libraries.get(file) ?? read(file);
  host.getDefaultLibLocation = () => libFolderInMemoryPath;
  host.getDefaultLibFileName = () => `${libFolderInMemoryPath}/lib.es2024.d.ts`;
  const program = ts.createProgram({ rootNames: files, options: config.options, host });
  const checker = program.getTypeChecker();
  const textsOf = evaluator(checker);
  const statements: Statement[] = [];
  const unread: string[] = [];

  const rowOf = (node: ts.CallExpression): Statement['row'] => {
    const [argument] = node.typeArguments ?? [];
    if (!argument) return null;
    const type = checker.getTypeFromTypeNode(argument);
    return new Map(type.getProperties().map((property) => [property.name, shapeOf(checker.getTypeOfSymbolAtLocation(property, node), checker)]));
  };
  const valuesOf = (node: ts.Expression | undefined): Statement['values'] => {
    if (!node) return [];
    if (!ts.isArrayLiteralExpression(node) || node.elements.some(ts.isSpreadElement)) return null;
    return node.elements.map((element) => shapeOf(checker.getTypeAtLocation(element), checker));
  };
  /** True for our own `Queryable`, not a client of the driver. */
  const isQueryable = (receiver: ts.Expression): boolean => {
    const query = checker.getTypeAtLocation(receiver).getProperty('query')?.valueDeclaration;
    return query?.getSourceFile().fileName.endsWith('server/database/database.ts') ?? false;
  };

  for (const file of program.getSourceFiles().filter(({ fileName }) => files.includes(fileName))) {
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit);
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression) || node.expression.name.text !== 'query') return;
      const [text, values] = node.arguments;
      if (!text || !isQueryable(node.expression.expression)) return;
      const name = `${path.relative(root, file.fileName)} ${enclosingName(node)}`;
      const at = `${name} (line ${file.getLineAndCharacterOfPosition(node.getStart()).line + 1})`;
      try {
        for (const variant of textsOf(text)) statements.push({ at, name, text: variant, row: rowOf(node), values: valuesOf(values) });
      } catch (error) {
        if (!(error instanceof NotWritten)) throw error;
        unread.push(`${at}: ${error.message}`);
      }
    };
    visit(file);
  }
  return { statements, unread };
}
