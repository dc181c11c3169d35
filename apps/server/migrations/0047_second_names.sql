-- What purposes, types and frequencies are called in Dzongkha. Pages in Dzongkha show these where they are given.
ALTER TABLE donation_purposes
  ADD COLUMN name_dzongkha text,
  ADD COLUMN description_dzongkha text,
  ADD COLUMN unit_dzongkha text;
ALTER TABLE membership_types ADD COLUMN name_dzongkha text;
ALTER TABLE payment_frequencies ADD COLUMN name_dzongkha text;

-- Those that came with the product and are called as they were.
UPDATE donation_purposes SET name_dzongkha = shipped.name_dzongkha, description_dzongkha = shipped.description_dzongkha
FROM (VALUES
  ('General fund', 'སྤྱིར་བཏང་མ་དངུལ།', 'དགོས་མཁོ་ཆེ་ས་ལུ།'),
  ('Butter lamps', 'མར་མེ།', 'ལྷ་ཁང་ནང་ ཁྱོད་ཀྱིས་བཀོད་པའི་མིང་ཐོག་ ཕུལ་བའི་མར་མེ།'),
  ('Monks’ food', 'དགེ་འདུན་གྱི་བཞེས་སྒོ།', 'དགེ་འདུན་པ་དང་ མཚམས་སྒྲུབ་པའི་བཞེས་སྒོ།'),
  ('Construction', 'བཟོ་སྐྲུན།', 'ལྷ་ཁང་ བཟོ་སྐྲུན་དང་ ཉམས་གསོ།'),
  ('Tshok offering', 'ཚོགས་མཆོད།', 'ཚེས་བཅུ་ལ་སོགས་པའི་ ཚོགས་མཆོད།'),
  ('Saving lives (tshethar)', 'ཚེ་ཐར།', 'བཤས་ར་ལས་ བཏང་བའི་སེམས་ཅན།')
) AS shipped (name, name_dzongkha, description_dzongkha)
WHERE donation_purposes.name = shipped.name;
UPDATE donation_purposes SET unit_dzongkha = 'མར་མེ་' WHERE unit_plural IN ('lamps', 'butter lamps');
UPDATE membership_types SET name_dzongkha = shipped.name_dzongkha
FROM (VALUES ('General', 'སྤྱིར་བཏང་'), ('Patron', 'སྦྱིན་བདག་'), ('Life', 'མི་ཚེ་'), ('Student', 'སློབ་ཕྲུག་'))
  AS shipped (name, name_dzongkha)
WHERE membership_types.name = shipped.name;
UPDATE payment_frequencies SET name_dzongkha = shipped.name_dzongkha
FROM (VALUES
  ('Monthly', 'ཟླཝ་རེ་'), ('Quarterly', 'ཟླཝ་གསུམ་རེ་'), ('Half-yearly', 'ལོ་ཕྱེད་རེ་'), ('Yearly', 'ལོ་རེ་'),
  ('Lifetime', 'མི་ཚེ་གཅིག་')
) AS shipped (name, name_dzongkha)
WHERE payment_frequencies.name = shipped.name;
