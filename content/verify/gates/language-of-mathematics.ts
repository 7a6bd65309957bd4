/** Words that a question needs whatever it is about: without others, it has no setting. Units are among them. */
const english = `
a an the this that these those it its itself they them their he she his her you your each every all any both some such only same one ones other others another
is are was were be been being am has have had do does did can could may might must will would there here
and or not no nor if then than as so also too yet still what which who whose whom how when where why while because instead
of in for from to on at by with without into onto through between among over under above below up down out off about around per along across during within before after since until
two three four five six seven eight nine ten first second third fourth fifth last next twice half once double triple
more less fewer most least greater greatest lesser smaller smallest larger largest lower higher highest lowest longer longest shorter shortest many much few exactly either neither different additional total entire whole
following given certain shown show shows described describes based according correct true false closest likely always never together respectively
use used uses using find found determine calculate choose chosen enter entering disregard example consider note include included includes including inclusive exclusive consist consists contain contains contained containing
`;
const mathematics = `
value values equation equations solution solutions number numbers constant constants function functions expression expressions formula variable variables system systems inequality inequalities term terms coefficient coefficients integer integers real positive negative nonzero even odd distinct possible unique infinitely divisor multiple multiples remainder
linear quadratic exponential polynomial zero zeros root roots factor factors square squares cubic proportional directly inversely
sum difference product quotient ratio percent percentage fraction average mean median mode range standard deviation data set sets list table tables row rows column columns rate rates model models modeled
equal equals equivalent give gives define defines defined undefined satisfy satisfies satisfying represent represents written rewritten write form forms formed forming result results resulting make makes relate relates relation relationship correspond corresponding support supports supported statement claim question answer meaning interpretation context situation sufficient conclude prove proves fact information known exist exists
graph graphs graphed plot plotted line lines point points plane coordinate coordinates slope intercept intercepts axis axes origin ordered pair pairs pass passes passing intersect intersects intersection cross crosses lie lies meet meets start starts translated translation shift shifted moved reflected rotated turned
angle angles triangle triangles triangular side sides length lengths width height dimension dimensions area perimeter volume surface shape shapes shaped figure circle circles circular circumference center radius radii diameter arc chord chords tangent tangents touch touches sector central minor major inscribed region bounded enclosed rectangle rectangles rectangular quadrilateral parallelogram trapezoid rhombus polygon polygons regular hexagon pentagon octagon sphere spherical hemisphere cylinder cone cones cube cubes prism prisms pyramid pyramids solid base bases slant vertex vertices corner corners right acute obtuse isosceles equilateral hypotenuse leg legs similar congruent parallel perpendicular altitude bisects bisector measure measures opposite adjacent interior exterior sine cosine vertical horizontal straight segment segments ray rays edge edges face faces diagonal endpoint endpoints midpoint end ends middle distance apart part parts piece pieces section cut removed remaining divide divides divided extended drawn label labeled located position inside outside
maximum minimum increase increases increased decrease decreases decreased change changes changed add added subtract subtracted multiplied taken round rounded nearest estimate estimated compared scale
`;
const units = `
inch inches foot feet yard yards mile miles meter meters centimeter centimeters millimeter millimeters kilometer kilometers gram grams kilogram kilograms milligram milligrams pound pounds ounce ounces ton tons liter liters milliliter milliliters gallon gallons quart quarts pint pints cup cups
second seconds minute minutes hour hours day days week weeks month months year years cent cents dollar dollars degree degrees radian radians celsius fahrenheit unit units
`;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
export const unitWords = wordsOf(units);
export const languageOfMathematics = wordsOf(`${english} ${mathematics} ${units}`);
