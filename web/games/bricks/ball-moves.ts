export interface Ball {
  x: number;
  y: number;
  vx: number;
  vy: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const steepest = Math.PI / 3;

/** Upwards at the given speed, leaning by -1 (left) to 1 (right), and never so flat that the ball stays away for long. */
export function headingFor(lean: number, speed: number): { vx: number; vy: number } {
  const angle = Math.min(1, Math.max(-1, lean)) * steepest;
  return { vx: speed * Math.sin(angle), vy: -speed * Math.cos(angle) };
}

/** Off the left, right and upper edge; the lower one is open. */
export function bounceOffWalls(ball: Ball, { width, radius }: { width: number; radius: number }): Ball {
  const isLeft = ball.x < radius && ball.vx < 0;
  const isRight = ball.x > width - radius && ball.vx > 0;
  const isTop = ball.y < radius && ball.vy < 0;
  if (!isLeft && !isRight && !isTop) return ball;
  return {
    x: Math.min(width - radius, Math.max(radius, ball.x)),
    y: isTop ? radius : ball.y,
    vx: isLeft || isRight ? -ball.vx : ball.vx,
    vy: isTop ? -ball.vy : ball.vy,
  };
}

/** Away from the side of the brick that was hit. */
export function bounceOffBrick(ball: Ball, { brick, radius }: { brick: Box; radius: number }): Ball {
  const right = brick.x + brick.width;
  const bottom = brick.y + brick.height;
  const dx = ball.x - Math.min(right, Math.max(brick.x, ball.x));
  const dy = ball.y - Math.min(bottom, Math.max(brick.y, ball.y));
  if (Math.abs(dx) > Math.abs(dy)) {
    return { ...ball, vx: Math.sign(dx) * Math.abs(ball.vx), x: dx > 0 ? right + radius : brick.x - radius };
  }
  const isBelow = dy > 0 || (dy === 0 && ball.vy < 0);
  return {
    ...ball,
    vy: isBelow ? Math.abs(ball.vy) : -Math.abs(ball.vy),
    y: isBelow ? bottom + radius : brick.y - radius,
  };
}
