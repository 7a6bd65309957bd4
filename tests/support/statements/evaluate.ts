/**
 * Every text that a SQL expression of a store can evaluate to, read from the source. Constants (of other files
 * too), conditionals, lists, loops and small functions that write SQL are followed; values never belong in a statement.
 */
import { ts } from '@ts-morph/common';

export class NotWritten extends Error {}

/** Arguments of functions under evaluation, by parameter declaration. */
type Scope = ReadonlyMap<ts.Node, readonly Value[]>;
type Value = string | readonly string[];

const combine = <A, B, C>(as: readonly A[], bs: readonly B[], join: (a: A, b: B) => C): C[] => as.flatMap((a) => bs.map((b) => join(a, b)));
const texts = (values: readonly Value[]): string[] => values.filter((value) => typeof value === 'string');

export function evaluator(checker: ts.TypeChecker): (expression: ts.Expression) => string[] {
  const declarationOf = (name: ts.Node): ts.Declaration | undefined => {
    const symbol = checker.getSymbolAtLocation(name);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return target?.valueDeclaration;
  };

  /** The body of a function, if it is a single expression. */
  const returned = (node: ts.Node | undefined): { parameters: readonly ts.ParameterDeclaration[]; body: ts.Expression } | null => {
    const fn = node && ts.isVariableDeclaration(node) ? node.initializer : node;
    if (!fn || !(ts.isArrowFunction(fn) || ts.isFunctionDeclaration(fn)) || !fn.body) return null;
    if (!ts.isBlock(fn.body)) return { parameters: [...fn.parameters], body: fn.body };
    const [only] = fn.body.statements;
    return fn.body.statements.length === 1 && only && ts.isReturnStatement(only) && only.expression
      ? { parameters: [...fn.parameters], body: only.expression }
      : null;
  };

  /** The arguments passed for a parameter, wherever its function is called in the file. */
  const given = (parameter: ts.ParameterDeclaration): Value[] => {
    const fn = parameter.parent;
    const index = fn.parameters.indexOf(parameter);
    const name = ts.isVariableDeclaration(fn.parent) ? fn.parent.name : 'name' in fn ? fn.name : undefined;
    const own = name && checker.getSymbolAtLocation(name);
    const found: Value[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && own && checker.getSymbolAtLocation(node.expression) === own) {
        const argument = node.arguments[index] ?? parameter.initializer;
        if (argument) found.push(...evaluate(argument, new Map()));
      }
      ts.forEachChild(node, visit);
    };
    visit(parameter.getSourceFile());
    if (found.length === 0) throw new NotWritten(`nothing is known of ${parameter.getText()}`);
    return found;
  };

  const ofIdentifier = (node: ts.Identifier, scope: Scope): readonly Value[] => {
    const declaration = declarationOf(node);
    const known = declaration && scope.get(declaration);
    if (known) return known;
    if (declaration && ts.isVariableDeclaration(declaration)) {
      const loop = declaration.parent.parent;
      if (ts.isForOfStatement(loop)) return evaluate(loop.expression, scope).flat();
      if (declaration.initializer) return evaluate(declaration.initializer, scope);
    }
    if (declaration && ts.isParameter(declaration)) return given(declaration);
    throw new NotWritten(`${node.text} is not written anywhere`);
  };

  const ofCall = (node: ts.CallExpression, scope: Scope): readonly Value[] => {
    if (ts.isPropertyAccessExpression(node.expression)) {
      const [list, method, [argument]] = [node.expression.expression, node.expression.name.text, node.arguments];
      if (method === 'map') {
        const fn = argument && returned(ts.isIdentifier(argument) ? declarationOf(argument) : argument);
        const [item] = fn?.parameters ?? [];
        if (fn && item)
          return evaluate(list, scope).map((values) => [values].flat().flatMap((value) => texts(evaluate(fn.body, new Map([...scope, [item, [value]]])))));
      }
      if (method === 'join')
        return combine(evaluate(list, scope), argument ? texts(evaluate(argument, scope)) : [','], (values, between) => [values].flat().join(between));
      if (method === 'trim') return texts(evaluate(list, scope)).map((text) => text.trim());
    }
    const fn = ts.isIdentifier(node.expression) ? returned(declarationOf(node.expression)) : null;
    if (!fn) throw new NotWritten(`${node.getText()} cannot be followed`);
    const inner = new Map(scope);
    fn.parameters.forEach((parameter, index) => {
      const argument = node.arguments[index] ?? parameter.initializer;
      if (argument) inner.set(parameter, evaluate(argument, scope));
    });
    return evaluate(fn.body, inner);
  };

  const ofMember = (node: ts.ElementAccessExpression | ts.PropertyAccessExpression, scope: Scope): readonly Value[] => {
    const declaration = ts.isIdentifier(node.expression) ? declarationOf(node.expression) : undefined;
    const initializer = declaration && ts.isVariableDeclaration(declaration) ? unwrap(declaration.initializer) : undefined;
    if (!initializer || !ts.isObjectLiteralExpression(initializer)) throw new NotWritten(`${node.getText()} cannot be followed`);
    const wanted = ts.isPropertyAccessExpression(node) ? node.name.text : null;
    return initializer.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) && (wanted === null || property.name.getText() === wanted) ? evaluate(property.initializer, scope) : [],
    );
  };

  const unwrap = (node: ts.Expression | undefined): ts.Expression | undefined =>
    node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) ? unwrap(node.expression) : node;

  const evaluate = (expression: ts.Expression, scope: Scope): readonly Value[] => {
    const node = unwrap(expression) ?? expression;
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text.replaceAll('_', ts.isNumericLiteral(node) ? '' : '_')];
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce<string[]>(
        (heads, span) =>
          combine(
            combine(heads, texts(evaluate(span.expression, scope)), (a, b) => a + b),
            [span.literal.text],
            (a, b) => a + b,
          ),
        [node.head.text],
      );
    if (ts.isConditionalExpression(node)) return [...evaluate(node.whenTrue, scope), ...evaluate(node.whenFalse, scope)];
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
      return combine(texts(evaluate(node.left, scope)), texts(evaluate(node.right, scope)), (a, b) =>
        /^\d+$/.test(a) && /^\d+$/.test(b) ? `${+a + +b}` : a + b,
      );
    if (ts.isArrayLiteralExpression(node))
      return node.elements.reduce<string[][]>(
        (lists, element) => {
          const added: readonly Value[] = ts.isSpreadElement(element) ? evaluate(element.expression, scope) : texts(evaluate(element, scope));
          return combine(lists, added, (list, more) => [...list, ...[more].flat()]);
        },
        [[]],
      );
    if (ts.isIdentifier(node)) return ofIdentifier(node, scope);
    if (ts.isCallExpression(node)) return ofCall(node, scope);
    if (ts.isElementAccessExpression(node) || ts.isPropertyAccessExpression(node)) return ofMember(node, scope);
    throw new NotWritten(`${node.getText().slice(0, 80)} is no written SQL`);
  };

  return (expression) => [...new Set(texts(evaluate(expression, new Map())))];
}
