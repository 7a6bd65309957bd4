/**
 * Markdown as React elements: headings, lists, links, emphasis, tables, code and bar charts. HTML in it is shown as text, and links lead
 * only to pages of ours, https and mail, so that text from an editor needs no cleaning.
 */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Nodes, Parents, Root, Table } from 'mdast';
import type { ReactNode } from 'react';
import { BarChart, barsFrom } from './charts/bar-chart.tsx';

const parse = (text: string): Root => fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });

/** A browser reads "/\\" as "//", which begins the name of another site. */
const isSafe = (url: string) => /^(\/(?![/\\])|#|https:\/\/|mailto:)/.test(url);

const textOf = (node: Nodes): string => ('value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '');

/** The id of a heading, for links to it. */
const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const childrenOf = (node: Parents): ReactNode[] => node.children.map((child, index) => <Node key={index} node={child} />);

function MarkdownTable({ node }: { readonly node: Table }) {
  const [head, ...rows] = node.children;
  const align = (column: number) => (node.align?.[column] === 'right' ? 'py-2 pl-4 text-right tabular' : 'py-2 pr-4 text-left');
  const columns = (head?.children ?? []).map(textOf).filter((text) => text !== '');
  return (
    // Reachable by keyboard, because it may scroll.
    <section className="overflow-x-auto" aria-label={`Table: ${columns.join(', ')}`} tabIndex={0}>
      <table className="w-full border-collapse text-sm sm:text-base">
        <thead>
          <tr className="border-b border-line-strong align-bottom">
            {head?.children.map((cell, column) =>
              // The corner over a column of names is no header.
              cell.children.length === 0 ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col" className={`${align(column)} font-medium`}>
                  {childrenOf(cell)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} className="border-b border-line">
              {row.children.map((cell, column) => (
                <td key={column} className={align(column)}>
                  {childrenOf(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Heading({ node }: { readonly node: Extract<Nodes, { type: 'heading' }> }) {
  const Tag = node.depth <= 2 ? 'h2' : 'h3';
  return <Tag id={idOf(textOf(node))}>{childrenOf(node)}</Tag>;
}

function Node({ node }: { readonly node: Nodes }): ReactNode {
  switch (node.type) {
    case 'root':
      return childrenOf(node);
    case 'paragraph':
      return <p>{childrenOf(node)}</p>;
    case 'heading':
      return <Heading node={node} />;
    case 'text':
    case 'html':
      return node.value;
    case 'strong':
      return <strong className="font-semibold">{childrenOf(node)}</strong>;
    case 'emphasis':
      return <em>{childrenOf(node)}</em>;
    case 'link':
      return isSafe(node.url) ? (
        <a href={node.url} className="text-link">
          {childrenOf(node)}
        </a>
      ) : (
        childrenOf(node)
      );
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{childrenOf(node)}</ol> : <ul>{childrenOf(node)}</ul>;
    case 'listItem':
      // A tight list has its text without paragraphs.
      return (
        <li>{node.children.map((child, index) => (child.type === 'paragraph' && !node.spread ? childrenOf(child) : <Node key={index} node={child} />))}</li>
      );
    case 'blockquote':
      return <blockquote className="border-l-2 border-line-strong pl-4">{childrenOf(node)}</blockquote>;
    case 'inlineCode':
      return <code className="rounded bg-sunken px-1 py-0.5 text-[0.92em]">{node.value}</code>;
    case 'code':
      return node.lang === 'bars' ? (
        <BarChart title={node.meta ?? ''} bars={barsFrom(node.value)} />
      ) : (
        // Reachable by keyboard, because it may scroll.
        <pre tabIndex={0} className="overflow-x-auto rounded-control bg-sunken p-4 text-sm">
          <code>{node.value}</code>
        </pre>
      );
    case 'table':
      return <MarkdownTable node={node} />;
    case 'image':
      return node.url.startsWith('/') && isSafe(node.url) ? (
        <img src={node.url} alt={node.alt ?? ''} loading="lazy" className="max-w-full rounded-card" />
      ) : (
        node.alt
      );
    case 'thematicBreak':
      return <hr className="border-line" />;
    case 'break':
      return <br />;
    default:
      return null;
  }
}

/** The elements alone; the surroundings decide about spacing (the utility `post-text`). */
export const Markdown = ({ text }: { readonly text: string }) => <Node node={parse(text)} />;
