import { logoAddress, type LogoForm } from '#contract/brand.ts';
import { useSession } from '#web/lib/viewer.tsx';

interface SiteLogoProps {
  form: LogoForm;
  className?: string | undefined;
}

/** The logo that a place gave itself; nothing where it has none. */
export function SiteLogo({ form, className }: SiteLogoProps) {
  const { logo } = useSession().site.brand;
  if (!logo) return null;
  const { width, height, alt } = logo;
  return <img src={logoAddress(logo, form)} alt={alt} width={width} height={height} className={className} />;
}
