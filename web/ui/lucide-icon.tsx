import type { ComponentProps } from 'react';

type IconNode = readonly (readonly [name: string, attributes: Record<string, string>])[];

interface IconProps extends ComponentProps<'svg'> {
  size?: number;
}

/**
 * Draws one Lucide icon. The build puts this in place of Lucide's own maker, which weighs as much as all the icons of
 * the landing together and does much that nobody here asks for. An icon is decoration unless it is given a label.
 */
function createLucideIcon({ node }: { node: IconNode }) {
  return function LucideIcon({ size = 24, ...rest }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={rest['aria-label'] ? undefined : true}
        {...rest}
      >
        {node.map(([Shape, attributes], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of an icon never change places
          <Shape {...attributes} key={index} />
        ))}
      </svg>
    );
  };
}

// oxlint-disable-next-line import/no-default-export -- takes the place of a module with a default export
export default createLucideIcon;
